import { on } from './listeners.js'
import { capture } from './pageview.js'
import { holdsCardNumber, isSecretName } from './sensitive.js'

/** Sends each submitted form with its fields, without those that look like passwords or payment cards. */
export const watchForms = (): void => {
  /** A "show password" button turns the field into plain text before the form is sent: what is a password before any click remains one. */
  const secret = new WeakSet<EventTarget>()
  on(document, 'pointerdown focusin submit', () => {
    for (const field of document.querySelectorAll('[type=password]')) secret.add(field)
  })

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
