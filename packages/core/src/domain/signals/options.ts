import { type Static, Type } from 'typebox'
import type { OrganizationStore } from '../../storage/contract.js'
import { events, signals } from '../../storage/tables/index.js'
import { channels } from '../channels.js'
import { ago } from '../window.js'
import { builtInId, builtInKeys, builtIns, wholeSettings } from './built-in.js'
import { conditionOperators, countOperators, eventPattern } from './signal-input.js'

const closed = <P extends Parameters<typeof Type.Object>[0]>(properties: P) => Type.Object(properties, { additionalProperties: false })

/** What signals can be made of, and the built-in ones. */
export const signalOptionsShape = closed({
  kinds: Type.Array(Type.Enum(['EVENT_MATCH', 'EVENT_PATTERN'])),
  detections: Type.Array(Type.String()),
  channels: Type.Array(Type.Enum([...channels])),
  conditionOperators: Type.Array(Type.Enum([...conditionOperators])),
  countOperators: Type.Array(Type.Enum([...countOperators])),
  eventNames: Type.Array(Type.String(), { description: 'Names of events of the last 30 days, the most frequent first; at most 100.' }),
  builtIn: Type.Array(
    closed({
      id: Type.String({ format: 'uuid' }),
      key: Type.Enum([...builtInKeys]),
      name: Type.String(),
      description: Type.String(),
      enabled: Type.Boolean(),
      settings: Type.Record(Type.String(), Type.Integer())
    })
  )
})
export type SignalOptions = Static<typeof signalOptionsShape>

const mostNames = 100

/** What signals can be made of here. */
export async function signalOptions(store: OrganizationStore, now: number): Promise<SignalOptions> {
  const ids = builtInKeys.map((key) => ({ id: builtInId(store.organizationId, key) }))
  const [rows, named] = await Promise.all([
    store.get(signals, ids),
    store.aggregate(events, { where: { occurred_at: { gte: ago('30d', now) } }, by: ['event_name'], measures: { count: { count: true } } })
  ])
  const byFrequency = named.sort((a, b) => b.count - a.count || (a.event_name < b.event_name ? -1 : 1))
  return {
    kinds: ['EVENT_MATCH', 'EVENT_PATTERN'],
    detections: eventPattern.anyOf.map(({ properties }) => properties.detection.const),
    channels: [...channels],
    conditionOperators: [...conditionOperators],
    countOperators: [...countOperators],
    eventNames: byFrequency.slice(0, mostNames).map(({ event_name }) => event_name),
    builtIn: builtInKeys.map((key, index) => {
      const { name, description } = builtIns[key]
      const row = rows[index]
      const id = ids[index]?.id ?? ''
      return { id, key, name, description, enabled: row?.enabled ?? false, settings: wholeSettings(key, row?.definition) }
    })
  }
}
