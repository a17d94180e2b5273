import { builtPage, metadataOf } from '../../built-page.js'
import { Content } from '../../content.jsx'
import { chosenEntry } from '../../parts/chosen-entry.jsx'
import { downloadList } from '../../parts/download-list.jsx'

export const metadata = metadataOf('download')

export default function Downloads() {
  return <Content html={builtPage('download').main} parts={[downloadList, chosenEntry]} />
}
