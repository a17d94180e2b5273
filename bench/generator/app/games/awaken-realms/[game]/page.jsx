import { builtPage, builtPaths, metadataOf } from '../../../../built-page.js'
import { Content } from '../../../../content.jsx'
import { carousel } from '../../../../parts/carousel.jsx'
import { heroStrip } from '../../../../parts/hero-strip.jsx'
import { reveal } from '../../../../parts/reveal.jsx'
import '../../../game.css'

const pathOf = async (params) => `games/awaken-realms/${(await params).game}`

export const dynamicParams = false

export function generateStaticParams() {
  const slugs = builtPaths().map((it) => /^games\/awaken-realms\/([^/]+)$/.exec(it)?.[1])
  return slugs.filter(Boolean).map((it) => ({ game: it }))
}

export async function generateMetadata({ params }) {
  return metadataOf(await pathOf(params))
}

export default async function Game({ params }) {
  return <Content html={builtPage(await pathOf(params)).main} parts={[reveal, heroStrip, carousel]} />
}
