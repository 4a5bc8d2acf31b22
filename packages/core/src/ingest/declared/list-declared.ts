import { type Static, Type } from 'typebox'
import type { DeclaredEvents } from '../../context/index.js'
import { readEventNames } from '../../features/index.js'
import { events } from '../../identity/index.js'
import { instant, orNull } from '../../runtime/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { nearestName, strictObject } from '../../validation/index.js'
import { isoTime } from '../../values/index.js'

/** So many names of custom events are looked at: a host that has more puts values into names. */
const maxNames = 300

const property = strictObject({
  name: Type.String(),
  type: Type.String({ description: 'In words, such as text, whole number, or one of free, team.' }),
  required: Type.Boolean(),
  description: orNull(Type.String({ description: 'The description in the schema of the event.' }))
})

export const declaredEventsShape = strictObject({
  check: Type.Enum(['off', 'warn', 'refuse'], { description: 'What happens to events that differ from their declaration.' }),
  items: Type.Array(
    strictObject({
      name: Type.String(),
      description: orNull(Type.String({ description: 'The description in the schema of the event.' })),
      properties: Type.Array(property),
      lastSeenAt: orNull(Type.String({ format: 'date-time', description: 'When the last one happened; null if there was none.' }))
    }),
    { description: 'The declared events, in the order of their declaration.' }
  ),
  undeclared: Type.Array(
    strictObject({
      name: Type.String(),
      meant: orNull(Type.String({ description: 'The declared name that it may mean.' })),
      lastSeenAt: instant()
    }),
    { description: 'Undeclared names of events that came in, most recent first.' }
  ),
  isComplete: Type.Boolean({ description: 'Whether all names were checked. At most 300 are checked.' })
})

/** The declared events with when each was seen last, and the names that nobody declared. */
export async function listDeclared(
  store: OrganizationStore,
  { schemas, check }: DeclaredEvents
): Promise<Static<typeof declaredEventsShape>> {
  const declared = Object.keys(schemas)
  const { names, isComplete } = await readEventNames(store, maxNames)
  const seen = await lastSeen(store, [...new Set([...declared, ...names])])
  const undeclared = names.flatMap((name) => {
    const at = seen.get(name)
    return Object.hasOwn(schemas, name) || at === undefined ? [] : [{ name, at }]
  })
  return {
    check,
    items: Object.entries(schemas).map(([name, schema]) => {
      const at = seen.get(name)
      return {
        name,
        description: descriptionOf(schema),
        properties: propertiesOf(schema),
        lastSeenAt: at === undefined ? null : isoTime(at)
      }
    }),
    undeclared: undeclared
      .sort((a, b) => b.at - a.at)
      .map(({ name, at }) => ({ name, meant: nearestName(name, declared) ?? null, lastSeenAt: isoTime(at) })),
    isComplete
  }
}

async function lastSeen(store: OrganizationStore, names: readonly string[]): Promise<Map<string, number>> {
  const found = await Promise.all(
    names.map(async (name) => {
      const [newest] = await store.find(events, {
        where: { event_name: { eq: name }, type: { eq: 'CUSTOM' } },
        orderBy: { column: 'occurred_at', direction: 'desc' },
        limit: 1,
        columns: ['occurred_at']
      })
      return [name, newest?.occurred_at] as const
    })
  )
  return new Map(found.flatMap(([name, at]) => (at === undefined ? [] : [[name, at] as const])))
}

function propertiesOf(schema: object): Static<typeof property>[] {
  const { properties, required } = Object(schema)
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  return Object.entries(Object(properties)).map(([name, one]) => {
    return { name, type: typeInWords(one), required: needed.includes(name), description: descriptionOf(one) }
  })
}

function descriptionOf(schema: unknown): string | null {
  const { description } = Object(schema)
  return typeof description === 'string' ? description : null
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'yes or no',
  null: 'nothing',
  array: 'list',
  object: 'object'
}

/** What a schema describes, in words that people read. */
function typeInWords(schema: unknown): string {
  const { const: only, enum: allowed, anyOf, type } = Object(schema)
  if (only !== undefined) return String(only)
  if (Array.isArray(allowed)) return `one of ${allowed.map(String).join(', ')}`
  if (Array.isArray(anyOf)) {
    const literals = anyOf.flatMap((one) => Object(one).const ?? [])
    return literals.length === anyOf.length ? `one of ${literals.map(String).join(', ')}` : anyOf.map(typeInWords).join(' or ')
  }
  if (Array.isArray(type)) return type.map((one) => words[String(one)] ?? String(one)).join(' or ')
  return words[String(type)] ?? 'any value'
}
