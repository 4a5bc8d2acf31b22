import { descriptionOf, type JsonSchema, unionOf } from './json-schema.js'
import { block, code, madeFrom, table } from './markdown.js'
import { typeText } from './type-text.js'

/** The events of hooks by name, with the schema of their data. */
export type HookTable = { readonly [name: string]: { summary: string; data: JsonSchema } }

/** The same of schemas as they stand in the sources. */
export function hooksOf(table: Record<string, { summary: string; data: object }>): HookTable {
  return JSON.parse(JSON.stringify(table)) as HookTable
}

const example = `rapport.on(
  'customer.activated',
  async ({ id, organizationId, historical, data }, { signal }) => {
    if (historical) return
    const { name } = await rapport.organization(organizationId).customers.get({ id: data.customerId })
    await mailer.sendMail({ messageId: id, to: 'sales@example.com', subject: \`\${name} is activated\` }, signal)
  },
  { id: 'activation-mail' }
)
rapport.start()`

/** What the evidence of a kind of signal holds. */
export interface SignalEvidenceText {
  kind: string
  evidence: string
}

/** docs/hooks.md: how handlers are called, and the data of each event. */
export function hooksPage(hooks: HookTable, signals: readonly SignalEvidenceText[]): string {
  const names = Object.entries(hooks)
  return `${madeFrom('the schemas of the events of hooks (packages/core/src/hooks/hook-table.ts)')}

# Hooks

A hook is a function of yours. Rapport calls it when something happens in any organization, such as the activation of a customer:

<!-- code: given mailer -->
${block('js', example)}

Two examples: [hook-mail](../examples/hook-mail) sends email with the host's mailer, and [hook-crm](../examples/hook-crm) writes to its CRM. To send
events to another system without code of your own, use [endpoints](endpoints.md).

## What a handler receives

A handler receives two arguments:

| Argument | What it holds |
| --- | --- |
| the event | \`id\`, \`organizationId\`, \`at\` (the time of the event, ISO 8601 in UTC), \`historical\` and \`data\` |
| the attempt | \`signal\`, which is aborted when the time is up, and \`attempt\`, the number of the attempt |

\`data\` depends on the name of the event:

${table(
  ['Name', 'When'],
  names.map(([name, { summary }]) => [`[${code(name)}](#${anchorOf(name)})`, summary])
)}

## How Rapport calls a handler

- **At least once.** Rapport calls your handler at least once for each event. So a handler may get the same event again.
- **The id of an event.** \`id\` of the event is the same at every attempt. Pass it on as the idempotency key, as the mail above does with \`messageId\`.
- **The id of a hook.** \`id\` in the options of \`rapport.on\` names the hook. It must stay the same across restarts and in all processes.
- **Order.** A hook gets the events of one customer in the order in which Rapport stored them. Events of different customers can come at the same time. A
  person without a customer counts as a customer of its own. If two customers merge, their waiting events keep their order.
- **Time limit.** A handler has \`timeoutMs\`, 30 seconds by default. After that, \`signal\` is aborted. \`signal\` is also aborted when Rapport closes.
- **Slow handlers.** A handler that waits delays neither other customers nor other hooks. \`close()\` waits for it at most a second. But a handler that
  computes without a pause blocks the whole process, as any code does.
- **Calling Rapport.** A handler may call Rapport, because nothing is locked while it runs. It must not call \`runDue()\` or \`close()\`, because these
  wait for running handlers.
- **Old events.** \`historical\` is true if the event happened more than 24 hours before Rapport learned of it. It is also true for what a provider
  reports from the time before you connected it.

## When a handler fails

1. If a handler throws or takes too long, Rapport calls it again after a second. The pauses grow up to an hour. Later events of this customer wait.
2. After 20 failures, about nine hours, the event becomes a dead letter. The customer's next event follows.
3. When you have fixed the cause, deliver the dead letters again.

| To | In code | On the command line |
| --- | --- | --- |
| list dead letters | \`rapport.hooks.deadLetters()\` | \`npx @rapport/cli hooks --dead\` |
| deliver them again | \`rapport.hooks.retry()\` | \`npx @rapport/cli hooks --retry\` |
| see waiting events, dead letters, and how long the oldest event has waited | \`rapport.status()\` | \`npx @rapport/cli hooks\` |

## With several processes

- **Who stores events.** Every process stores the events for all hooks, together with their cause. The process does not need to have the hook.
- **Who calls handlers.** A process calls the handlers of its own hooks, in \`start()\` or \`runDue()\`. For each hook and organization, one process does
  this at a time. It serves several customers at the same time.
- **New hooks.** Other processes learn of a new hook within 5 seconds.
- **Retention.** Rapport keeps waiting events and dead letters for 7 days, and at most 100,000 of them for an organization. Then it drops the oldest ones
  and logs this. If no process has had a hook for 7 days, Rapport forgets the hook.

${names.map(([name, { summary, data }]) => section(name, summary, data)).join('\n\n')}

## What the evidence of a signal holds

\`signal.occurred\` has the same fields for every signal. Its \`evidence\` depends on what the signal watches for:

${table(
  ['Signal or detection', '`evidence`'],
  signals.map(({ kind, evidence }) => [code(kind), evidence])
)}
`
}

const anchorOf = (name: string) => name.replaceAll('.', '')

function section(name: string, summary: string, data: JsonSchema): string {
  return `## ${name}\n\n${summary}\n\n${table(['Field of `data`', 'Type', 'Meaning'], rowsOf(data, ''))}`
}

/** A row for each field. The fields of an object follow below it, as `after.status` or `customers[].title`. */
function rowsOf(data: JsonSchema, prefix: string): string[][] {
  return Object.entries(data.properties ?? {}).flatMap(([field, schema]) => {
    const inner = innerOf(schema)
    const row = [code(`${prefix}${field}`), code(typeText(schema, { direction: 'output', nameOf: objectName })), descriptionOf(schema)]
    return inner ? [row, ...rowsOf(inner.object, `${prefix}${field}${inner.mark}`)] : [row]
  })
}

const objectName = (schema: JsonSchema) => (schema.properties ? 'object' : undefined)

/** The object in a field, and how its fields are reached. */
function innerOf(schema: JsonSchema): { object: JsonSchema; mark: string } | undefined {
  if (schema.properties) return { object: schema, mark: '.' }
  if (schema.items && !Array.isArray(schema.items)) return schema.items.properties && { object: schema.items, mark: '[].' }
  const branch = unionOf(schema)?.find((each) => each.properties)
  return branch && { object: branch, mark: '.' }
}
