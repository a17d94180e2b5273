import { builtPage, builtPaths, metadataOf } from '../../../built-page.js'
import { Content } from '../../../content.jsx'
import { chosenEntry } from '../../../parts/chosen-entry.jsx'
import { contactForm } from '../../../parts/contact-form.jsx'

const pathOf = async (params) => `contact/${(await params).form}`

export const dynamicParams = false

export function generateStaticParams() {
  const slugs = builtPaths().map((it) => /^contact\/([^/]+)$/.exec(it)?.[1])
  return slugs.filter(Boolean).map((it) => ({ form: it }))
}

export async function generateMetadata({ params }) {
  return metadataOf(await pathOf(params))
}

export default async function Form({ params }) {
  return <Content html={builtPage(await pathOf(params)).main} parts={[contactForm, chosenEntry]} />
}
