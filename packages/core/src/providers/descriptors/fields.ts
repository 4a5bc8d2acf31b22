import type { CredentialField } from './descriptor.js'

/** A secret text that the vendor hands out. */
export function secretField(name: string, label: string, help: string, rules: Partial<CredentialField> = {}): CredentialField {
  return { name, label, type: 'string', required: true, secret: true, maxLength: 2_000, ...rules, help }
}

/** A text that may be seen. */
export function openField(name: string, label: string, help: string, rules: Partial<CredentialField> = {}): CredentialField {
  return { name, label, type: 'string', required: true, secret: false, maxLength: 500, ...rules, help }
}

/** One of several values. */
export function choiceField(name: string, label: string, options: readonly string[], help: string, required = true): CredentialField {
  return { name, label, type: 'enum', required, secret: false, options, help }
}
