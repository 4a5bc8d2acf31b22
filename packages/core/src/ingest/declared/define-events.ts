import type { EventDeclarations, PropertiesByEvent } from './event-types.js'

/** The longest name of an event. */
const maxNameLength = 191

/**
 * Declares your own events: for the name of each event, the schema of its properties, in TypeBox or plain JSON Schema. Pass it to
 * `createRapport({ events })`, and its type to `createTracker<typeof events>` and to the browser's `Rapport<typeof events>`. Throws TypeError for a name
 * that no event can have, and for a schema that describes no object.
 *
 * @example
 * export const events = defineEvents({
 *   signed_up: Type.Object({ plan: Type.String(), seats: Type.Optional(Type.Integer()) }),
 *   report_exported: { type: 'object', properties: { format: { enum: ['pdf', 'csv'] } }, required: ['format'] }
 * })
 */
export function defineEvents<const Schemas extends Readonly<Record<string, object>>>(
  schemas: Schemas
): EventDeclarations<PropertiesByEvent<Schemas>> {
  for (const [name, schema] of Object.entries(schemas)) {
    if (name.trim() === '' || name.length > maxNameLength)
      throw new TypeError(
        `defineEvents: the name ${JSON.stringify(name.slice(0, maxNameLength))} must have 1 to ${maxNameLength} characters`
      )
    if (Object(schema).type !== 'object')
      throw new TypeError(`defineEvents: the schema of ${name} must describe an object: type must be 'object'`)
  }
  return { schemas }
}
