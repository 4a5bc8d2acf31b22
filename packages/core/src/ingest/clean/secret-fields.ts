import type { Cut } from '../reading/read-traits.js'
import { holdsCardNumber } from './card-number.js'
import { setKey } from './clean-json.js'
import { isSecretName } from './secret-name.js'

/**
 * A form's fields as text, without those whose name or value looks like a password or a payment card. Numbers and booleans become text. Lists,
 * objects and null are dropped: no form sends them, and secrets could hide in them.
 */
export function withoutSecrets(fields: Record<string, unknown>, cuts: Cut[] = []): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields)) {
    const text = textOf(value)
    if (text === null) {
      if (value !== null && value !== undefined) note(cuts, noText)
    } else if (isSecretName(name) || holdsCardNumber(name) || holdsCardNumber(text)) note(cuts, secret)
    else setKey(kept, name, text)
  }
  return kept
}

const noText = 'a form field that is not a text, number or boolean was left out'
const secret = 'a form field that looks like a password or a payment card was left out'

/** Once for each form; without its name, which may be what it hides. */
function note(cuts: Cut[], message: string): void {
  if (!cuts.some((cut) => cut.message === message)) cuts.push({ field: 'formFields', message })
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value : null
}
