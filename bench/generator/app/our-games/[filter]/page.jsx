import { builtPage, builtPaths, metadataOf } from '../../../built-page.js'
import { Content } from '../../../content.jsx'
import { tabs } from '../../../parts/tabs.jsx'

const pathOf = async (params) => `our-games/${(await params).filter}`

export const dynamicParams = false

export function generateStaticParams() {
  const slugs = builtPaths().map((it) => /^our-games\/([^/]+)$/.exec(it)?.[1])
  return slugs.filter(Boolean).map((it) => ({ filter: it }))
}

export async function generateMetadata({ params }) {
  return metadataOf(await pathOf(params))
}

export default async function FilteredGames({ params }) {
  return <Content html={builtPage(await pathOf(params)).main} parts={[tabs]} />
}
