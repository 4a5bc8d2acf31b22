import { isStorableText } from '../../domain/storable-text.js'
import type { CredentialField, Descriptor } from './descriptor.js'

/** Reads a form's fields, as a person has filled them in; the fault names the field by its label and never shows what was given. */
export function readFields(
  { fields: known }: Descriptor,
  form: Readonly<Record<string, string>>
): { fields: Record<string, string> } | { fault: string } {
  const fields: Record<string, string> = {}
  for (const field of known) {
    const text = (form[field.name] ?? '').trim()
    const fault = faultOf(field, text)
    if (fault !== undefined) return { fault: `${field.label} ${fault}` }
    const value = text === '' && field.type === 'enum' ? (field.options?.[0] ?? '') : text
    if (value !== '') fields[field.name] = field.type === 'boolean' ? 'true' : value
  }
  if (fields.authScope === 'enterprise' && fields.enterpriseKeyAcknowledged !== 'true')
    return { fault: 'An enterprise key reads the notes of everybody: say that you know it' }
  return { fields }
}

function faultOf(
  { type, required, options = [], pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: CredentialField,
  text: string
): string | undefined {
  if (text === '') return required ? 'is needed' : undefined
  if (!isStorableText(text)) return 'holds characters that no key has'
  if (type === 'enum') return options.includes(text) ? undefined : `must be one of ${options.join(', ')}`
  if (text.length > maxLength || text.length < minLength) return `must have ${minLength} to ${maxLength} characters`
  if (pattern !== undefined && !new RegExp(pattern).test(text)) return `does not look right: it must match ${pattern}`
  return undefined
}
