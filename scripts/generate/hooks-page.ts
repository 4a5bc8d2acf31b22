import { descriptionOf, type JsonSchema } from './json-schema.js'
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

A hook calls a function of yours when something happens in any organization:

${block('js', example)}

- **When it is written.** Each process writes deliveries in the commit of their cause, also a process without the hook. Processes learn of a
  new hook within 5 seconds.
- **Who delivers.** \`start()\` or \`runDue()\` of a process that has the hook. Delivery is **at least once**, and in the order of commits
  **per customer** (and hook; a person without a customer counts as one). When customers merge, waiting deliveries of both keep their order.
  One process at a time delivers to a hook of an organization, to several customers side by side.
- **Ids.** \`id\` in the options names the hook over restarts and processes; keep it. \`id\` in the payload is the same at every attempt; pass
  it on to receivers that recognize repetitions by a key.
- **Time limit.** \`signal\` is aborted after \`timeoutMs\` (30 seconds by default), and when Rapport closes. A handler that hangs delays
  neither other customers nor other hooks, and \`close()\` waits for it at most a second. A handler that computes without a pause blocks the
  process, as any code does.
- **Calling Rapport.** A handler may call Rapport: nothing is locked while it runs. It must not call \`runDue()\` and \`close()\`, which wait
  for running handlers.
- **Failures.** If a handler throws or takes too long, it is called again after a second, then after growing pauses of up to an hour. Later
  deliveries of this customer wait. After 20 failures, about nine hours, the delivery becomes a dead letter, and the next one follows.
  \`rapport.hooks.deadLetters()\` lists dead letters, and \`rapport.hooks.retry()\` delivers them again. \`rapport hooks\` does both.
- **History.** \`historical\` is true if it happened more than 24 hours before Rapport learned of it, or if a provider reported it from before
  it was connected.
- **Retention.** Deliveries that nobody takes are kept for 7 days, up to 100,000 of an organization. After that, the oldest are dropped and
  logged. A hook that no process has had for 7 days is forgotten.
- **State.** \`rapport.status()\` and \`rapport hooks\` show the pending and dead deliveries of each hook, and how long the oldest has waited.

Two examples: [hook-mail](../examples/hook-mail) sends email with the host's mailer, and [hook-crm](../examples/hook-crm) writes to its CRM.

## What a handler receives

\`{ id, organizationId, at, historical, data }\`, and \`{ signal, attempt }\`. \`at\` is the time of the event, ISO 8601 in UTC. \`data\` depends on
the name:

${table(
  ['Name', 'When'],
  names.map(([name, { summary }]) => [`[${code(name)}](#${anchorOf(name)})`, summary])
)}

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
  const rows = Object.entries(data.properties ?? {}).map(([field, schema]) => [
    code(field),
    code(typeText(schema, 'output').replaceAll(/\s*\n\s*/g, ' ')),
    descriptionOf(schema)
  ])
  return `## ${name}\n\n${summary}\n\n${table(['Field of `data`', 'Type', 'Meaning'], rows)}`
}
