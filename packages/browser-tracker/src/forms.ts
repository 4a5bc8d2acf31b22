import type { Tools } from './capture.js'
import { holdsCardNumber, isSecretName } from './sensitive.js'

/** Sends each submitted form with its fields, without those that look like passwords or payment cards. */
export const watchForms = ({ on, capture }: Tools): void => {
  /** A "show password" button turns the field into plain text before the form is sent: what is a password before any click remains one. */
  const secret = new WeakSet<EventTarget>()
  const mark = () => {
    for (const field of document.querySelectorAll('[type=password]')) secret.add(field)
  }
  mark()
  on(document, 'pointerdown focusin submit', mark)

  on(document, 'submit', ({ target }: Event & { target: HTMLFormElement }) => {
    const formFields: Record<string, string> = Object.create(null)
    // Fields may stand outside of their form.
    for (const field of document.querySelectorAll<HTMLInputElement>('input,select,textarea')) {
      const { form, name, id, type, checked, value, autocomplete, placeholder, ariaLabel, labels } = field
      const given = checked || !/radio|checkbox|hidden|file/.test(type)
      const texts = [name, id, autocomplete, placeholder, ariaLabel, labels?.[0]?.textContent]
      const key = name || id
      const before = formFields[key]
      if (form === target && given && key && value && !secret.has(field) && !isSecretName(`${texts}`) && !holdsCardNumber(value))
        formFields[key] = before ? `${before}, ${value}` : value
    }
    capture({ type: 'form', formId: target.getAttribute('id') || target.getAttribute('name'), formFields })
  })
}
