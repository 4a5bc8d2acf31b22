import { type Fields, numberOf, textOf } from '../json-fields.js'

/** A time as Salesforce writes it (`2026-06-01T12:00:00.000+0000`), or a day, in epoch milliseconds. */
export function timeOf(said: unknown): number | undefined {
  const text = textOf(said)?.trim() ?? ''
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined
  const at = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isFinite(at) ? at : undefined
}

/** The text of a field without blanks around it; numbers of custom fields as their text. */
export function textIn(fields: Fields | undefined, name: string): string | undefined {
  const value = fields?.[name]
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value)?.trim()
}

/** A number; custom fields may hold it as a text. */
export function numberIn(fields: Fields | undefined, name: string): number | undefined {
  const value = fields?.[name]
  if (typeof value !== 'string') return numberOf(value)
  return value.trim() === '' ? undefined : numberOf(Number(value))
}

/** An address that looks like one. */
export function emailIn(fields: Fields | undefined, name: string): string | undefined {
  const text = textIn(fields, name)
  return text !== undefined && /^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text : undefined
}

/** The value of a field whatever the case of its name: names have none at Salesforce. */
export function fieldIn(fields: Fields | undefined, name: string): unknown {
  const found = Object.keys(fields ?? {}).find((key) => key.toLowerCase() === name.toLowerCase())
  return found === undefined ? undefined : fields?.[found]
}
