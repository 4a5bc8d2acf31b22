import type { ApiRequest, ChangeWindow, SendRequest, StreamContext } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, numberOf, requiredNumber, requiredText, textOf } from '../json-fields.js'
import { nextPage, pageLimit, recordsOf } from './list-pages.js'

const lookbackSeconds = 600

/**
 * What Stripe tells of changes: no list knows "updated since", but events tell for 30 days which objects to fetch again
 * (docs.stripe.com/api/events). They come late and out of order, so that each window begins ten minutes before the end of the last one.
 */
export function eventWindow(types: readonly string[]): ChangeWindow {
  return {
    kind: 'window',
    lookbackSeconds,
    // A webhook has us read at once: its event must not lie behind the window's end.
    settleSeconds: 0,
    maximumAgeSeconds: 29 * 86_400,
    first: ({ from, to }) => ({
      path: '/v1/events',
      query: {
        limit: pageLimit,
        'types[]': [...types],
        'created[gte]': String(Math.floor(from / 1000)),
        // Events have whole seconds: those of the second that has begun count, and are read once more by the next window.
        'created[lt]': String(Math.floor(to / 1000) + 1)
      }
    }),
    next: nextPage,
    records: (answer) => recordsOf(answer).flatMap((event) => asAsked(event, types))
  }
}

/** An event of a kind that was asked for; what is no event is a record that cannot be read. */
function asAsked(event: unknown, types: readonly string[]): unknown[] {
  const type = textOf(fieldsOf(event)?.type)
  if (type === undefined) return [null]
  return types.includes(type) ? [event] : []
}

/** A change, with what its object is now. */
export interface Change {
  event: Fields
  /** Objects as they were fetched after the event, and then completed; null for one that is gone. An object is with its newest event only. */
  now: readonly unknown[] | null
}

interface FetchedChange extends Change {
  now: Fields[] | null
}

/** The change that a record of a window was completed to; undefined for a record of a walk. */
export function changeOf(record: unknown): Change | undefined {
  return isChange(record) ? record : undefined
}

function isChange(record: unknown): record is Change {
  const fields = fieldsOf(record)
  return fieldsOf(fields?.event) !== undefined && fields !== undefined && 'now' in fields
}

/** Whether a record is an event, as the window reads it. */
export function isEvent(record: unknown): boolean {
  return fieldsOf(record)?.object === 'event'
}

/** What of an event a stream needs; its object is only named, as it has the shape of the account's own version, and is older than what is fetched. */
export function eventObject(event: Fields): Fields {
  return fieldsAt(event, 'data', 'object') ?? {}
}

/** Which of these fields an event changed, with their former values. */
export function formerValues(event: Fields): Fields {
  return fieldsAt(event, 'data', 'previous_attributes') ?? {}
}

/** When an event happened, in epoch milliseconds. */
export function eventTime(event: Fields): number {
  return requiredNumber(event, 'created') * 1000
}

/**
 * When a record of a walk was as it is. Stripe tells no time of change, so that it is the start of the walk; but events have whole seconds of Stripe's
 * clock, and an object that is fetched for one that is a little older must not lose against the walk, which has read it before.
 */
export function walkTime({ startedAt }: StreamContext): number {
  return startedAt - lookbackSeconds * 1000
}

/** Fetches the objects of events once each, and keeps them with the newest event of each. Events of a page come newest first. */
export async function withObjects(
  events: readonly unknown[],
  lookup: SendRequest,
  requestOf: (event: Fields) => { name: string; request: ApiRequest } | undefined,
  read: (body: unknown) => Promise<Fields[]>
): Promise<FetchedChange[]> {
  const fetched = new Set<string>()
  const changes: FetchedChange[] = []
  const newestFirst = listOf(events).sort((a, b) => (numberOf(b.created) ?? 0) - (numberOf(a.created) ?? 0))
  for (const event of newestFirst) {
    const wanted = requestOf(event)
    if (!wanted || fetched.has(wanted.name)) {
      changes.push({ event, now: [] })
      continue
    }
    fetched.add(wanted.name)
    const { status, body } = await lookup(wanted.request)
    const isGone = status !== 200 || fieldsOf(body)?.deleted === true
    changes.push({ event, now: isGone ? null : await read(body) })
  }
  return changes
}

/** Completes records with what the objects of events are now, fetched by their ids below a path. Records of a walk are whole. */
export function withObjectsAt(path: string) {
  const requestOf = (event: Fields) => {
    const id = textOf(eventObject(event).id)
    return id === undefined ? undefined : { name: id, request: { path: `${path}/${encodeURIComponent(id)}` } }
  }
  return async (records: readonly unknown[], lookup: SendRequest): Promise<readonly unknown[]> => {
    const walked = records.filter((record) => !isEvent(record))
    return [...walked, ...(await withObjects(records.filter(isEvent), lookup, requestOf, async (body) => [fieldsOf(body) ?? {}]))]
  }
}

/** Why nothing comes of an event, where that is so: its object was read with a newer one. */
export function whyNothing(record: unknown): string | undefined {
  return changeOf(record)?.now?.length === 0 ? 'whose object is read with a newer event' : undefined
}

/** How a record of a stream is named in reports: by its id, or that of its event. */
export function nameOf(record: unknown): string | undefined {
  const change = changeOf(record)
  return textOf((change?.event ?? fieldsOf(record))?.id)
}

/** The id of an event. */
export const eventId = (event: Fields): string => requiredText(event, 'id')
