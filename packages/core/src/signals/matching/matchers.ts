import type { AccountFilter } from '../../customers/index.js'
import type { AcceptedEvent } from '../../identity/index.js'
import type { Rows } from '../../storage/index.js'
import { readMatch } from '../check-definition.js'
import type { EventMatch } from '../signal-input.js'
import { signals } from '../tables/signals.js'
import { type SignalRow, watchedKinds } from '../watched-signal.js'

type Event = Pick<AcceptedEvent['row'], 'event_name' | 'channel' | 'properties'>

/** A signal of the kind EVENT_MATCH, ready to judge events. */
export interface Matcher {
  signalId: string
  name: string
  /** The accounts that it is about; all where undefined. */
  accounts: AccountFilter | undefined
  matches(event: Event): boolean
}

/** What a workspace watches for as events come in. */
export interface Watching {
  /** Matchers by the names of the events that they are about. */
  byEventName: ReadonlyMap<string, readonly Matcher[]>
  /** Whether anything is judged over time: then customers with new events wait for it. */
  hasPatterns: boolean
}

/** Matchers that were made before, by the row that they were made of: a row that was changed makes another one. */
const made = new Map<string, { updatedAt: number; matcher: Matcher; names: readonly string[] }>()
const maxMade = 5_000

/** What the workspace watches for now, read with the transaction that stores the events: a change holds for every event that comes after it. */
export async function readWatching(rows: Rows<'organization'>): Promise<Watching> {
  const enabled = await rows.find(signals, { where: { enabled: { eq: true } } })
  const byEventName = new Map<string, Matcher[]>()
  for (const row of enabled) {
    if (row.kind !== 'EVENT_MATCH') continue
    const { matcher, names } = madeOf(row)
    for (const name of names) byEventName.set(name, [...(byEventName.get(name) ?? []), matcher])
  }
  return { byEventName, hasPatterns: enabled.some(({ kind }) => watchedKinds.includes(kind)) }
}

function madeOf(row: SignalRow) {
  const known = made.get(row.id)
  if (known?.updatedAt === row.updated_at) return known
  const definition = readMatch(row.definition)
  const fresh = { updatedAt: row.updated_at, matcher: matcherOf(row, definition), names: [...new Set(definition.eventNames)] }
  if (made.size >= maxMade) made.clear()
  made.set(row.id, fresh)
  return fresh
}

/** Judges events by a definition. */
export function matcherOf({ id, name }: Pick<SignalRow, 'id' | 'name'>, definition: EventMatch): Matcher {
  const { eventNames, eventChannels, propertyConditions = [], accounts } = definition
  const names = new Set(eventNames)
  return {
    signalId: id,
    name,
    accounts,
    matches: ({ event_name, channel, properties }) =>
      names.has(event_name) &&
      (eventChannels === undefined || eventChannels.some((each) => each === channel)) &&
      propertyConditions.every((condition) => passesCondition(condition, properties))
  }
}

type Condition = NonNullable<EventMatch['propertyConditions']>[number]

function passesCondition({ property, operator, value }: Condition, properties: Event['properties']): boolean {
  const found = Object.hasOwn(properties, property) ? properties[property] : undefined
  switch (operator) {
    case 'exists':
      return found !== undefined && found !== null
    case 'equals':
      return found === value
    case 'not_equals':
      return found !== value
    case 'starts_with':
      return typeof found === 'string' && typeof value === 'string' && found.startsWith(value)
  }
}
