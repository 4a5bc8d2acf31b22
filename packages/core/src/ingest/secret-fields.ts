import { holdsCardNumber } from './card-number.js'
import { setKey } from './clean-json.js'
import { isSecretName } from './secret-name.js'

/**
 * A form's fields as text, without those whose name or value looks like a password or a payment card. Numbers and booleans become their text; lists,
 * objects and null, which no form has, are left out: nobody knows what lies in them.
 */
export function withoutSecrets(fields: Record<string, unknown>): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields)) {
    const text = textOf(value)
    if (text !== null && !isSecretName(name) && !holdsCardNumber(name) && !holdsCardNumber(text)) setKey(kept, name, text)
  }
  return kept
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value : null
}
