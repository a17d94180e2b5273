import { builtPage, builtPaths, metadataOf } from '../../built-page.js'
import { Content } from '../../content.jsx'
import { chosenEntry } from '../../parts/chosen-entry.jsx'

/** Screens with a page of their own in this folder. */
const own = /^$|^404$|^(our-games|download)(\/[^/]+)?$|^contact\/|^games\/[^/]+\/[^/]+$/

const pathOf = async (params) => (await params).path.join('/')

export const dynamicParams = false

export function generateStaticParams() {
  const rest = builtPaths().filter((it) => !own.test(it))
  return rest.map((it) => ({ path: it.split('/') }))
}

export async function generateMetadata({ params }) {
  return metadataOf(await pathOf(params))
}

export default async function TextScreen({ params }) {
  return <Content html={builtPage(await pathOf(params)).main} parts={[chosenEntry]} />
}
