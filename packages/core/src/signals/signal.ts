import { type Static, Type } from 'typebox'
import type { JsonObject } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { type BuiltInKey, builtInId, builtInKeys, builtIns, patternOf, wholeSettings } from './built-in/index.js'
import { ownKinds } from './signal-input.js'
import type { SignalRow } from './watched-signal.js'

const exact = { additionalProperties: false }
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()])
const instant = () => Type.String({ format: 'date-time' })

export const signalKinds = [...ownKinds, 'BUILT_IN'] as const

/** A signal as callers see it. `builtInKey` is null but for those that come with Rapport. */
export const signalShape = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    kind: Type.Enum([...signalKinds]),
    builtInKey: orNull(Type.Enum([...builtInKeys])),
    name: Type.String(),
    description: orNull(Type.String()),
    definition: Type.Record(Type.String(), Type.Unknown(), { description: 'The settings of its kind, or of the BUILT_IN signal.' }),
    enabled: Type.Boolean(),
    enabledAt: orNull(instant()),
    createdAt: orNull(instant()),
    updatedAt: orNull(instant()),
    archivedAt: orNull(instant())
  },
  exact
)

/** A signal as callers see it. */
export type Signal = Static<typeof signalShape>

/** A row as the audit log keeps it. */
export const auditedSignal = (row: SignalRow): JsonObject => ({ ...signalOf(row), definition: row.definition })

/** A row as callers see it. */
export function signalOf(row: SignalRow): Signal {
  const key = row.built_in_key === null ? null : parseEnum(builtInKeys, row.built_in_key)
  return {
    id: row.id,
    kind: parseEnum(signalKinds, row.kind),
    builtInKey: key,
    name: row.name,
    description: row.description,
    definition: key === null ? row.definition : definitionOf(key, row.definition),
    enabled: row.enabled,
    enabledAt: isoTimeOrNull(row.enabled_at),
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    archivedAt: isoTimeOrNull(row.archived_at)
  }
}

function definitionOf(key: BuiltInKey, chosen: JsonObject): JsonObject {
  const settings = wholeSettings(key, chosen)
  return { ...(patternOf(key, settings) ?? settings) }
}

/** A built-in signal that nobody has touched. */
export function untouchedBuiltIn(organizationId: string, key: BuiltInKey): Signal {
  const { kind, name, description } = builtIns[key]
  return {
    id: builtInId(organizationId, key),
    kind,
    builtInKey: key,
    name,
    description,
    definition: definitionOf(key, {}),
    enabled: false,
    enabledAt: null,
    createdAt: null,
    updatedAt: null,
    archivedAt: null
  }
}
