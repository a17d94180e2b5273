import { builtPage, metadataOf } from '../../built-page.js'
import { Content } from '../../content.jsx'
import { tabs } from '../../parts/tabs.jsx'

export const metadata = metadataOf('our-games')

export default function OurGames() {
  return <Content html={builtPage('our-games').main} parts={[tabs]} />
}
