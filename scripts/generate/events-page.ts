import type { Trust } from '../../packages/core/src/auth/tables/public-keys.js'
import { defaultLimits } from '../../packages/core/src/context/settings.js'
import { NamedSchemas } from '../../packages/core/src/http/openapi/named-schemas.js'
import { traitBounds } from '../../packages/core/src/identity/profiles/trait-bytes.js'
import { activityChannels } from '../../packages/core/src/identity/rollups/rollup.js'
import { MAX_ID_LENGTH } from '../../packages/core/src/identity/rules/keys.js'
import { maxDepth } from '../../packages/core/src/ingest/clean/clean-json.js'
import type { EventDefinition } from '../../packages/core/src/ingest/define-event.js'
import { describeIngest } from '../../packages/core/src/ingest/http/describe-ingest.js'
import { batchShape } from '../../packages/core/src/ingest/reading/batch-shape.js'
import { eventFields } from '../../packages/core/src/ingest/reading/event-fields.js'
import { maxEvents } from '../../packages/core/src/ingest/reading/read-envelope.js'
import { recordedTypes } from '../../packages/core/src/ingest/sender.js'
import { fieldsTable } from './fields-table.js'
import { type JsonSchema, plainSchema, unionOf } from './json-schema.js'
import { block, code, madeFrom, table } from './markdown.js'

/** A browser of the examples. */
const visitorId = '0198c3a4-5b6c-7d8e-9f01-23456789abcd'

/** docs/events.md: the batch, the fields of all events, and each event variant with an example. */
export function eventsPage(events: readonly EventDefinition[]): string {
  const batch = plainSchema(batchShape({ type: 'object' }))
  const overview = events.map(({ type, when }) => [`[${code(type)}](#${type})`, when])
  return `${madeFrom('the event variants (packages/core/src/ingest/events)')}

# Events

An event tells Rapport that something happened, and who did it. This page lists the events that Rapport takes, with their fields and limits.

${table(['Event', 'When to send it'], overview)}

There is no event for groups or aliases. To put a person into an account, name the account in ${code('customerId')}. To join two ids of a person, such as a userId and an email, send
${code('identify')} with both. [Identity](identity.md) has the rules.

## How to send events

| From | How |
| --- | --- |
| a web page | The tracker sends \`pageview\`, \`engagement\`, \`form\` and \`calendar\` by itself. \`rapport.track(name, properties)\` sends \`custom\`. |
| your server, in process | \`workspace.ingest(batch)\`, also [in your own transaction](transactions.md). |
| another server | \`POST /api/i/v1/{publicKey}/events\` with the batch as JSON, or \`createTracker\` of \`@rapport/client\`. |
| a file with events of the past | \`npx @rapport/cli import FILE\`: see [import](import.md). |

## Batch

Events come in batches. The fields of a batch apply to all of its events. If an event has the same field, the field of the event counts.

${fieldsTable({ ...batch, properties: { ...batch.properties, ...shortObjects } })}

Fields of ${code('userIdentity')}:

${fieldsTable(objectOf(batch, 'userIdentity'))}

Fields of ${code('customerIdentity')}:

${fieldsTable(objectOf(batch, 'customerIdentity'))}

## Fields of every event

Each event has a ${code('type')} and may have these fields beside its own:

${fieldsTable({ properties: plainSchema(eventFields) as Record<string, JsonSchema> })}

- **Time.** ${code('timestamp')} may also be a date and time of ISO 8601 with its zone, such as ${code('2026-01-31T09:30:00Z')}. If it lies more than a minute in
  the future, the time of receipt counts instead.
- **Once only.** An event with a ${code('uuid')} counts once. Without a ${code('uuid')}, an event with a time counts once, too, if all of its fields are the same.
- **Person.** The strongest name counts: ${code('userId')}, then ${code('email')}, then ${code('visitorId')} of the batch.
- **Wrong values.** If an optional field is wrong, Rapport leaves out the field and keeps the event. If a required field is wrong, Rapport refuses
  the event and keeps the other events of the batch.
- **Placeholders.** Ids such as ${code('null')}, ${code('undefined')} or ${code('guest')} name nobody.

## Who may send what

Everybody who sees the source of your page also sees its public key. So each public key has a trust. For each kind of change, the trust is
${code('accept')} or ${code('record')}. With ${code('record')}, Rapport keeps the event, and the event changes nothing.

${table(['Trust', 'What it covers', 'What `record` does'], trustRows)}

- A public key that your own code makes accepts everything. A key that a caller without the grant ${code('data:write')} makes only records.
- In process, and with an API key that has the grant ${code('data:write')}, events are trusted whatever the public key says.
- A workspace may require proof of who a user is. Then a page sends ${code('userHash')}. Without it, Rapport keeps the event, but gives it to no person.

## Limits

${table(['What', 'Limit'], limitRows)}

The last two rows are options of ${code('createRapport')}: ${code('limits.ingestBodyBytes')} and ${code('limits.ingestRequestsPerSecond')}.

## Answers

${table(['Status', 'Meaning'], answerRows())}

A batch that Rapport takes gets this answer. ${code('processed')} counts the valid events, including those that Rapport has already.

${block('json', JSON.stringify({ success: true, processed: 2, errors: [{ index: 1, message: 'eventName is required' }] }, null, 2))}

With ${code('?warnings=1')}, the answer also says what Rapport left out or changed. ${code('workspace.ingest')} always says it. If the whole batch is refused, the
body is ${code('{ success: false, message, errors }')}. The page **Developer** of the console shows refused and changed events of the last day.

${events.map(section).join('\n\n')}
`
}

/** What the table of the batch says of objects whose fields follow. */
const shortObjects: Record<string, JsonSchema> = {
  userIdentity: { type: 'object', description: 'The person of the events. Its fields follow.' },
  customerIdentity: { type: 'object', description: 'The account of the events. Its fields follow.' }
}

/** The schema of an object that a batch has or leaves out. */
function objectOf(batch: JsonSchema, field: string): JsonSchema {
  const schema = batch.properties?.[field]
  const object = schema && unionOf(schema)?.find(({ type }) => type === 'object')
  if (!object) throw new Error(`The batch has no object ${field}`)
  return object
}

const recordedTypeOf = (field: keyof Trust) => Object.values(recordedTypes).find((recorded) => recorded.field === field)?.type ?? ''
const covered: Record<keyof Trust, string[]> = {
  billing: ['`billing` events', `The timeline shows \`${recordedTypeOf('billing')}\`. The billing status stays.`],
  stage: ['`stage` events', `The timeline shows \`${recordedTypeOf('stage')}\`. The journey stage stays.`],
  customerTraits: ['`customerTraits` of any event', 'The traits are left out.']
}
const trustRows = Object.entries(covered).map(([name, cells]) => [code(name), ...cells])

const kilobytes = (bytes: number) => (bytes < 1_048_576 ? `${bytes / 1_024} kB` : `${bytes / 1_048_576} MB`)
const { format } = new Intl.NumberFormat('en-US')
const limitRows = [
  ['Events of a batch', `1 to ${maxEvents}`],
  ['An id, an email', `${MAX_ID_LENGTH} characters`],
  ['Names of one map of traits', format(traitBounds.saidNames)],
  ['One trait', kilobytes(traitBounds.traitBytes)],
  ['All traits of one map', kilobytes(traitBounds.saidBytes)],
  ['All traits that are kept of one person or customer', `${kilobytes(traitBounds.keptBytes)}, and ${format(traitBounds.keptNames)} names`],
  ['Levels of nested values', String(maxDepth)],
  ['A request, before and after unpacking gzip', kilobytes(defaultLimits.ingestBodyBytes)],
  ['Requests a second of one public key', String(defaultLimits.ingestRequestsPerSecond)]
]

const answerRows = () =>
  Object.entries(describeIngest(new NamedSchemas()).post.responses).map(([status, { description }]) => [status, description])

function section(event: EventDefinition): string {
  const { type, schema, example, when, changes } = event
  const own = plainSchema(schema)
  const { type: kind, channel, eventName, title } = event.toTimeline(example, { url: null, path: null }, [])
  const recorded = recordedTypes[kind]
  const effects = [
    `The timeline shows it as ${code(kind)} in the channel ${code(channel)}. The event name of the example is ${code(eventName)}${title === null || title === eventName ? '' : `, its title “${title}”`}.`,
    ...(activityChannels.includes(channel) ? ['It counts as activity of the person and the customer.'] : []),
    ...(changes === undefined ? [] : [changes])
  ]
  const trust = recorded
    ? `Everybody with a public key may send it. If the trust of the key says ${code('record')} for ${code(recorded.field)}, the event is kept as ${code(recorded.type)} and changes nothing.`
    : 'Everybody with a public key may send it.'
  return `## ${type}

${when}

${Object.keys(schema.properties).length === 0 ? 'It has no fields of its own.' : fieldsTable(own)}

- **What it changes.** ${effects.join(' ')}
- **Who may send it.** ${trust}

${block('json', JSON.stringify(batchOf(example), null, 2))}`
}

/** A batch with one event: of a browser if the event names nobody, else of a server. */
function batchOf(example: Record<string, unknown>): object {
  const namesSomebody = ['userId', 'email', 'customerId'].some((field) => Object.hasOwn(example, field))
  return { ...(namesSomebody ? { source: 'server' } : { visitorId }), events: [example] }
}
