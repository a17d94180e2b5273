import { builtPage } from '../built-page.js'
import { Content } from '../content.jsx'

export default function NotFound() {
  return <Content html={builtPage('404').main} />
}
