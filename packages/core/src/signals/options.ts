import { type Static, Type } from 'typebox'
import { readEventNames } from '../features/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { channels } from '../values/index.js'
import { builtInId, builtInKeys, builtIns, wholeSettings } from './built-in/index.js'
import { detectionKinds } from './detections/index.js'
import { countOperators } from './detections/threshold.js'
import { conditionOperators, ownKinds } from './signal-input.js'
import { signals } from './tables/signals.js'

/** What signals can be made of, and the built-in ones. */
export const signalOptionsShape = strictObject({
  kinds: Type.Array(Type.Enum([...ownKinds])),
  detections: Type.Array(Type.String()),
  channels: Type.Array(Type.Enum([...channels])),
  conditionOperators: Type.Array(Type.Enum([...conditionOperators])),
  countOperators: Type.Array(Type.Enum([...countOperators])),
  eventNames: Type.Array(Type.String(), { description: 'Names of custom events, in their order; at most 100.' }),
  builtIn: Type.Array(
    strictObject({
      id: Type.String({ format: 'uuid' }),
      key: Type.Enum([...builtInKeys]),
      name: Type.String(),
      description: Type.String(),
      enabled: Type.Boolean(),
      settings: Type.Record(Type.String(), Type.Integer())
    })
  )
})

/** What signals can be made of, and the built-in ones. */
export type SignalOptions = Static<typeof signalOptionsShape>

const maxNames = 100

/** What signals can be made of here. */
export async function signalOptions(store: OrganizationStore): Promise<SignalOptions> {
  const ids = builtInKeys.map((key) => ({ id: builtInId(store.organizationId, key) }))
  const [rows, { names }] = await Promise.all([store.get(signals, ids), readEventNames(store, maxNames, { counted: { eq: true } })])
  return {
    kinds: [...ownKinds],
    detections: [...detectionKinds],
    channels: [...channels],
    conditionOperators: [...conditionOperators],
    countOperators: [...countOperators],
    eventNames: names,
    builtIn: builtInKeys.map((key, index) => {
      const { name, description } = builtIns[key]
      const row = rows[index]
      const id = ids[index]?.id ?? ''
      return { id, key, name, description, enabled: row?.enabled ?? false, settings: wholeSettings(key, row?.definition) }
    })
  }
}
