import { isStorableText } from '../../values/index.js'
import type { CredentialField, ProviderDescriptor } from './descriptor.js'

/** A field that cannot be taken, and why: never with what was given. */
export interface FieldError {
  field: CredentialField
  fault: string
}

/** Reads the fields of a credential as a person, or somebody's program, has filled them in. What stands around a value in spaces is no part of it. */
export function readFields(
  { fields: known }: ProviderDescriptor,
  form: Readonly<Record<string, string>>
): { fields: Record<string, string> } | FieldError {
  const fields: Record<string, string> = {}
  for (const field of known) {
    const text = (form[field.name] ?? '').trim()
    const fault = faultOf(field, text)
    if (fault !== undefined) return { field, fault }
    const value = text === '' && field.type === 'enum' ? (field.options?.[0] ?? '') : text
    if (value !== '') fields[field.name] = field.type === 'boolean' ? 'true' : value
  }
  const unconfirmed = known.find(({ name, confirms }) => confirms && fields[confirms.field] === confirms.value && fields[name] !== 'true')
  if (unconfirmed?.confirms) return { field: unconfirmed, fault: unconfirmed.confirms.fault }
  return { fields }
}

/** What a header can carry as a secret: no vendor has others in its keys. */
const secretText = /^[\x21-\x7e]+$/

function faultOf(
  { type, required, secret, options = [], pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: CredentialField,
  text: string
): string | undefined {
  if (text === '') return required ? 'is needed' : undefined
  const isText = secret ? secretText.test(text) : isStorableText(text) && !/\p{Cc}/u.test(text)
  if (!isText) return 'holds characters that cannot be in it'
  if (type === 'enum') return options.includes(text) ? undefined : `must be one of ${options.join(', ')}`
  if (text.length > maxLength || text.length < minLength) return `must have ${minLength} to ${maxLength} characters`
  if (pattern !== undefined && !new RegExp(pattern).test(text)) return `does not look right: it must match ${pattern}`
  return undefined
}
