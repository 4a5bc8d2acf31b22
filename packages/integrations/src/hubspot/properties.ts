import type { StreamContext } from '@rapport/core/connector'
import { type Fields, fieldsAt, textOf } from '../json-fields.js'

/** A property of a record. HubSpot writes all of them as texts, and those that are not set as empty ones. */
export function property(object: Fields | undefined, name: string): string | undefined {
  const value = fieldsAt(object, 'properties')?.[name]
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : textOf(value)?.trim()
}

/** A property that is a number. */
export function numberProperty(object: Fields | undefined, name: string): number | undefined {
  const text = property(object, name)
  const number = Number(text)
  return text !== undefined && Number.isFinite(number) ? number : undefined
}

/** A property that is a time. */
export function timeProperty(object: Fields | undefined, name: string): number | undefined {
  return timeOf(property(object, name))
}

/** A property that has several values, with a semicolon between them. */
export function listProperty(object: Fields | undefined, name: string): string[] {
  return (property(object, name) ?? '').split(';').flatMap((text) => textOf(text)?.trim() ?? [])
}

/** A time as HubSpot writes it, an ISO text or epoch milliseconds, in epoch milliseconds. */
export function timeOf(said: unknown): number | undefined {
  const text = typeof said === 'number' ? String(said) : (textOf(said)?.trim() ?? '')
  const at = /^\d+$/.test(text) ? Number(text) : Date.parse(text)
  return Number.isFinite(at) && at > 0 ? at : undefined
}

/** When a record was changed: the property that searches go by, else the record's own time; of one that tells neither the start of the walk. */
export function changedAt(object: Fields | undefined, modified: string, { startedAt }: Pick<StreamContext, 'startedAt'>): number {
  return timeProperty(object, modified) ?? timeOf(object?.updatedAt) ?? startedAt
}

/** A person's name from its two halves. */
export function nameOf(first: string | undefined, last: string | undefined): string | undefined {
  return textOf([first, last].filter((part) => part !== undefined).join(' '))
}

/** Of a text that may hold several addresses, each that looks like one. */
export function emailsIn(text: string | undefined): string[] {
  return (text ?? '').split(/[;,\s]+/).filter((part) => /^[^\s@<>]+@[^\s@<>]+$/.test(part))
}
