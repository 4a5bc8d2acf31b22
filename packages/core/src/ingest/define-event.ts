import type { Static, TObject } from 'typebox'
import { checkOf } from '../validation/index.js'
import { EventError } from './reading/event-error.js'
import type { Cut } from './reading/read-traits.js'

/** The fields of the stored event that depend on its variant. */
export interface TimelineFields {
  /** In UPPER_SNAKE, such as `PAGE_VIEW`. */
  type: string
  channel: 'PRODUCT' | 'IDENTITY' | 'MEETING' | 'BILLING'
  eventName: string
  title: string | null
  properties: Record<string, unknown>
}

/** The fields that every variant may have beside its own, and that `toTimeline` may use. */
export interface CommonFields {
  url: string | null
  path: string | null
}

/** One variant of an ingest event. */
export interface EventDefinition<T extends TObject = TObject> {
  /** The `type` that senders write. */
  type: string
  /** The variant's own fields. */
  schema: T
  /** A whole event, for the documents; tests send it. */
  example: Record<string, unknown>
  /** When to send the event, in a sentence or two. The event reference shows it. */
  when: string
  /** What the event changes, beside its entry in the timeline and the last activity. The event reference shows it. */
  changes?: string
  /** Reads the variant's own fields: a wrong optional one is left out, and told to `cuts`; a wrong required one throws `EventError`. */
  toTimeline(raw: Record<string, unknown>, common: CommonFields, cuts: Cut[]): TimelineFields
}

/**
 * Defines a variant by the fields it has beside the common ones (timestamp, url, path, uuid, referrer, utm, identity, customer), and what it becomes.
 *
 * @example see events/pageview.ts, the smallest one to copy.
 */
export function defineEvent<T extends TObject>(definition: {
  type: string
  schema: T
  example: Record<string, unknown>
  when: string
  changes?: string
  toTimeline(event: Static<T>, common: CommonFields, cuts: Cut[]): TimelineFields
}): EventDefinition<T> {
  const { schema, toTimeline } = definition
  const readFields = fieldReader(schema)
  return { ...definition, toTimeline: (raw, common, cuts) => toTimeline(readFields(raw, cuts), common, cuts) }
}

function fieldReader<T extends TObject>(schema: T): (raw: Record<string, unknown>, cuts: Cut[]) => Static<T> {
  const checks = Object.entries(schema.properties).map(([field, own]) => [field, checkOf(own)] as const)
  const required = new Set(schema.required)
  return (raw, cuts) => {
    const read: Record<string, unknown> = {}
    for (const [field, check] of checks) {
      const value = Object.hasOwn(raw, field) ? raw[field] : undefined
      if (value !== undefined && check.accepts(value)) read[field] = value
      else if (required.has(field)) throw new EventError(field, value === undefined ? `${field} is required` : check.fault(value, field))
      else if (value !== undefined && value !== null) cuts.push({ field, message: `${check.fault(value, field)}, and was left out` })
    }
    return read as Static<T>
  }
}
