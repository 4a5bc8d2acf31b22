import type { Capture } from './capture.js'
import type { Scope } from './scope.js'
import { holdsCardNumber, isSecretName } from './sensitive.js'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Kinds of input whose value is not the visitor's to tell, or tells nothing. */
const SKIPPED = /^(password|hidden|file|submit|reset|button|image)$/
const LONGEST_VALUE = 500

/** Sends each submitted form with its fields, without those that look like passwords or payment cards. */
export function watchForms(scope: Scope, capture: Capture): void {
  /** A "show password" button turns the field into plain text before the form is sent. */
  const wasPassword = new WeakSet<EventTarget>()
  scope.on(document, 'focusin input', ({ target }: Event) => {
    if (target && 'type' in target && target.type === 'password') wasPassword.add(target)
  })

  scope.on(document, 'submit', ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement) || target.closest('[data-rapport-ignore]')) return
    const formFields: Record<string, string> = Object.create(null)
    for (const field of Array.from(target.elements)) {
      if (!isField(field)) continue
      const name = field.name || field.id
      if (name && !wasPassword.has(field) && isPublic(field)) {
        const value = field.value.slice(0, LONGEST_VALUE)
        formFields[name] = name in formFields ? `${formFields[name]}, ${value}` : value
      }
    }
    capture({ type: 'form', formId: target.getAttribute('id') || target.getAttribute('name') || undefined, formFields })
  })
}

const isField = (element: Element): element is Field => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)

function isPublic(field: Field): boolean {
  if (SKIPPED.test(field.type) || !field.value || field.closest('[data-rapport-ignore]')) return false
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) && !field.checked) return false
  const texts = [field.name, field.id, field.autocomplete, field.getAttribute('placeholder'), field.getAttribute('aria-label')]
  for (const label of Array.from(field.labels || [])) texts.push(label.textContent)
  return !texts.some((text) => text && isSecretName(text)) && !holdsCardNumber(field.value)
}
