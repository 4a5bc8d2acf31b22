import type { StreamContext } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, numberOf, textOf } from '../json-fields.js'

const latest = Date.UTC(9999, 11, 31)

/** A time as Attio writes it, in epoch milliseconds; undefined for what is none. */
export function timeOf(said: unknown): number | undefined {
  const time = Date.parse(textOf(said) ?? '')
  return time > 0 && time <= latest ? time : undefined
}

/** The values of an attribute that hold now, in Attio's order: each is a version, and those that have ended are history. */
export function valuesOf(record: Fields | undefined, slug: string): Fields[] {
  const values = fieldsAt(record, 'values')
  const said = values && Object.hasOwn(values, slug) ? values[slug] : undefined
  return listOf(Array.isArray(said) ? said : [said]).filter(({ active_until }) => textOf(active_until) === undefined)
}

/** The first value of the attributes, by their slugs, that says something. */
export function firstOf<T>(record: Fields | undefined, slugs: readonly string[], read: (value: Fields) => T | undefined): T | undefined {
  for (const slug of slugs) {
    const found = valuesOf(record, slug)
      .map(read)
      .find((each) => each !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}

/** What a value says as a text: of a text or a number itself, of a choice its title. */
export function textIn(value: Fields): string | undefined {
  const number = numberOf(value.value)
  const chosen = value.option ?? value.status
  return textOf(value.value)?.trim() ?? (number === undefined ? undefined : String(number)) ?? textOf(chosen) ?? titleOf(chosen)
}

/** What a value says as a number, also where it is written as a text. */
export function numberIn(value: Fields): number | undefined {
  const said = value.currency_value ?? value.value
  const number = Number(textOf(said) ?? Number.NaN)
  return numberOf(said) ?? (Number.isFinite(number) ? number : undefined)
}

/** A day or an instant that a value says, as it is written. */
export function dateIn(value: Fields): string | undefined {
  const text = textOf(value.value)?.trim()
  return text !== undefined && text.length <= 40 && timeOf(text) !== undefined ? text : undefined
}

/** The record that a value refers to, of an object that is named by its slug. */
export function referenceIn(object: string): (value: Fields) => string | undefined {
  return ({ target_object, target_record_id }) => {
    const named = textOf(target_object)
    return named === undefined || named === object ? textOf(target_record_id) : undefined
  }
}

/** The member that a value, or an assignee, refers to. */
export function memberIn({ referenced_actor_type: type, referenced_actor_id: id }: Fields): string | undefined {
  return type === undefined || type === 'workspace-member' ? textOf(id) : undefined
}

/** The member who has created something. */
export function creatorOf(record: Fields | undefined): string | undefined {
  const actor = fieldsAt(record, 'created_by_actor')
  return actor?.type === undefined || actor.type === 'workspace-member' ? textOf(actor?.id) : undefined
}

/**
 * When a record was changed. Attio tells no time of that, but since when each value holds: the newest of those that are read. A value that was taken away
 * leaves none behind, so that a state that is read after the first walk is at least as new as its reading.
 */
export function changedAt(record: Fields | undefined, slugs: readonly string[], { startedAt, historical }: StreamContext): number {
  const times = slugs.flatMap((slug) => valuesOf(record, slug).flatMap(({ active_from }) => timeOf(active_from) ?? []))
  const newest = times.length > 0 ? Math.max(...times) : timeOf(record?.created_at)
  return historical ? (newest ?? startedAt) : Math.max(newest ?? startedAt, startedAt)
}

const titleOf = (said: unknown) => textOf(fieldsOf(said)?.title)

/** The address that a value says. */
export function emailIn(value: Fields): string | undefined {
  const email = textOf(value.email_address) ?? textOf(value.original_email_address)
  return email !== undefined && /^\S+@\S+$/.test(email.trim()) ? email.trim() : undefined
}

/** Whether any of these values says yes. */
export const isYes = ({ value }: Fields): boolean => value === true || value === 'true'
