import { descriptionOf, type JsonSchema } from './json-schema.js'
import { block, code, madeFrom, table } from './markdown.js'
import { typeText } from './type-text.js'

/** What hooks can be told of, by name, with the schema of its data. */
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

/** docs/hooks.md: how handlers are called, and with what for each name. */
export function hooksPage(hooks: HookTable): string {
  const names = Object.entries(hooks)
  return `${madeFrom('the schemas of what hooks are told (packages/core/src/domain/hooks/hook-table.ts)')}

# Hooks

A hook has a function of yours called for what happens in any organization:

${block('js', example)}

- What is to be told is written in the commit of its cause, by every process that commits, also those without the hook. They hear of a new hook within 5 seconds.
- It is delivered by \`start()\` or \`runDue()\` of a process that has the hook: **at least once**, and in the order of the commits **per customer** (of one hook; a person
  without a customer counts as one). When customers merge, what waits for both comes in its order. One process at a time delivers to a hook of an organization,
  to several customers side by side.
- \`id\` names the hook over restarts and processes: keep it. The \`id\` of the payload is the same at every attempt: tell it to receivers that know repetitions by a key.
- \`signal\` is aborted after \`timeoutMs\` (30 seconds unless you say otherwise), and when Rapport closes. A handler that hangs keeps neither other customers nor other hooks
  waiting, and \`close()\` waits for it no longer than a second. One that goes on computing without a pause blocks the process, as any code does.
- A handler may call Rapport: nothing is locked while it runs. Only \`runDue()\` and \`close()\` are not for handlers: they wait for the handlers that run.
- When a handler throws or takes too long, it is called again after a second, then after growing pauses up to an hour, and what follows of this customer waits. After 20 failures,
  about nine hours, it is a dead letter, and the next goes on. \`rapport.hooks.deadLetters()\` lists them, \`rapport.hooks.retry()\` delivers them again; \`rapport hooks\` does both
  from the command line.
- \`historical\` says that it is no news: it happened more than 24 hours before we knew, or a provider told it of the time before it was connected.
- What nobody takes is kept for 7 days, and at most 100,000 deliveries of an organization; then the oldest are dropped, which the log says. A hook that no process has had for 7 days is
  forgotten.
- \`rapport.status()\` and \`rapport hooks\` say of each hook what is pending and dead, and how long the oldest has been waiting.

Two examples: [hook-mail](../examples/hook-mail) sends mail by the host's own mailer, [hook-crm](../examples/hook-crm) writes to its CRM.

## What a handler is given

\`{ id, organizationId, at, historical, data }\`, and \`{ signal, attempt }\`. \`at\` is when it happened, ISO 8601 in UTC; \`data\` depends on the name:

${table(
  ['Name', 'When'],
  names.map(([name, { summary }]) => [`[${code(name)}](#${anchorOf(name)})`, summary])
)}

${names.map(([name, { summary, data }]) => section(name, summary, data)).join('\n\n')}
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
