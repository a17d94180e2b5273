import { renderToStaticMarkup } from 'react-dom/server'
import type { AnswerMarkup } from '../../forms/answer-markup.ts'
import { formOf } from '../../forms/form-register.ts'
import { linkAlone } from '../ui/button.tsx'
import { ContactForm } from './contact-form.tsx'
import { NoteInFocus } from './form-result.tsx'

/** What the service answers visitors without JavaScript, by the page's own components (`generator/answers.ts`). */
export const sent: AnswerMarkup['sent'] = (formId, reference) =>
  renderToStaticMarkup(
    <ContactForm form={formOf(formId)} answered={{ state: { kind: 'sent', reference } }} />,
  )

export const refused: AnswerMarkup['refused'] = (formId, { message, problems, ...given }) =>
  renderToStaticMarkup(
    <ContactForm form={formOf(formId)} answered={{ state: { kind: 'refused', message, problems }, given }} />,
  )

export const notSent: AnswerMarkup['notSent'] = (message, back) =>
  renderToStaticMarkup(
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 lg:py-12">
      <NoteInFocus role="alert" className="border-ember">
        <h1 className="font-semibold text-heading">Your message was not sent</h1>
        <p className="font-semibold text-ember">{message}</p>
        <p>If you go back, most browsers still have what you typed.</p>
        <a href={back} className={`self-start ${linkAlone}`}>
          Start the form again
        </a>
      </NoteInFocus>
    </div>,
  )
