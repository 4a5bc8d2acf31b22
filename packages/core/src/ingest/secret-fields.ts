import { holdsCardNumber } from './card-number.js'
import { setKey } from './clean-json.js'
import { isSecretName } from './secret-name.js'

/**
 * A form's fields as text, without those whose name or value looks like a password or a payment card. Numbers and booleans become text. Lists,
 * objects and null are dropped: no form sends them, and secrets could hide in them.
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
