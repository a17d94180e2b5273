import type { APIRoute } from 'astro'
import { makePressKit } from '../../press/press-kit.build.ts'

/** The files of the press room: pictures, and all of them in one ZIP. */
export async function getStaticPaths() {
  const { files } = await makePressKit()
  return [...files].map(([name, bytes]) => ({ params: { file: name }, props: { bytes } }))
}

export const GET: APIRoute<{ bytes: Buffer<ArrayBuffer> }> = ({ props }) => new Response(props.bytes)
