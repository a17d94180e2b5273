import { builtPage, builtPaths, metadataOf } from '../../../built-page.js'
import { Content } from '../../../content.jsx'
import { chosenEntry } from '../../../parts/chosen-entry.jsx'

const pathOf = async (params) => `download/${(await params).set}`

export const dynamicParams = false

export function generateStaticParams() {
  const slugs = builtPaths().map((it) => /^download\/([^/]+)$/.exec(it)?.[1])
  return slugs.filter(Boolean).map((it) => ({ set: it }))
}

export async function generateMetadata({ params }) {
  return metadataOf(await pathOf(params))
}

export default async function DownloadSet({ params }) {
  return <Content html={builtPage(await pathOf(params)).main} parts={[chosenEntry]} />
}
