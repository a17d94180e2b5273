import { builtPage, metadataOf } from '../built-page.js'
import { Content } from '../content.jsx'
import { reveal } from '../parts/reveal.jsx'
import { tabs } from '../parts/tabs.jsx'

export const metadata = metadataOf('')

export default function Home() {
  return <Content html={builtPage('').main} parts={[reveal, tabs]} />
}
