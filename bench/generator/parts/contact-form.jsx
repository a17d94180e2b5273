import { ContactForm } from '../interactive/contact-form.jsx'

export const contactForm = {
  fits: ({ name }) => name === 'form',
  show: ({ attribs }, content) => (
    <ContactForm
      action={attribs.action}
      encType={attribs.enctype}
      label={attribs['aria-label']}
      className={attribs.class}
    >
      {content()}
    </ContactForm>
  ),
}
