import { capture } from './capture.js'
import { on } from './scope.js'
import { holdsCardNumber, isSecretName } from './sensitive.js'

/** Kinds of input whose value is not the visitor's to tell, or tells nothing. */
const SKIPPED = /password|hidden|file|submit|reset|button|image/
const LONGEST_VALUE = 500
const IGNORED = '[data-rapport-ignore]'

/** Sends each submitted form with its fields, without those that look like passwords or payment cards. */
export function watchForms(): void {
  /** A "show password" button turns the field into plain text before the form is sent. */
  const secret = new WeakSet<EventTarget>()
  on(document, 'focusin input', ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'password') secret.add(target)
  })

  on(document, 'submit', ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement) || target.closest(IGNORED)) return
    const formFields: Record<string, string> = {}
    for (const field of Array.from(target.elements)) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) continue
      const { name, id, type, value } = field
      const key = name || id
      const unticked = 'checked' in field && !field.checked && /radio|checkbox/.test(type)
      const labels = Array.from(field.labels || [], ({ textContent }) => textContent)
      const texts = [name, id, field.autocomplete, field.getAttribute('placeholder'), field.getAttribute('aria-label'), ...labels]
      if (!key || !value || unticked || secret.has(field) || SKIPPED.test(type) || field.closest(IGNORED)) continue
      if (isSecretName(texts.join(' ')) || holdsCardNumber(value)) continue
      formFields[key] = (formFields[key] ? `${formFields[key]}, ` : '') + value.slice(0, LONGEST_VALUE)
    }
    capture({ type: 'form', formId: target.getAttribute('id') || target.getAttribute('name') || undefined, formFields })
  })
}
