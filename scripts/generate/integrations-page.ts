import type { ProviderDescriptor } from '../../packages/core/src/providers/descriptors/descriptor.js'
import type { Provider, ProviderAuth, Stream } from '../../packages/core/src/providers/provider.js'
import { code, madeFrom, table } from './markdown.js'

/** docs/integrations.md: what every connector reads and needs, how fresh it is, and what it becomes. */
export function integrationsPage(integrations: readonly Provider[]): string {
  const overview = integrations.map((provider) => [
    `[${provider.descriptor.name}](#${provider.id})`,
    provider.descriptor.category,
    provider.descriptor.reads,
    provider.channel ? 'yes' : ''
  ])
  return `${madeFrom("the connectors' own descriptions (packages/integrations) and the descriptors of providers")}

# Integrations

A connector's records become data of a workspace like any other: customers, people, sources, entries of the timeline, subscriptions.
Everything is read once. After that, changes are read as often as the tables say, and whenever a webhook arrives. Reading a record again
changes nothing, and an older state never replaces a newer one. A record that cannot be read is named, and affects no other record. If a
permission is missing, the stream that needs it is \`skipped\`, and the others continue. Records that are left out on purpose are counted with
their reasons, in each run and in the status. The figures of a run add up to all records that were read.

\`providers.<id>.everySeconds\` makes the pauses longer, and \`requestsPerSecond\` sets the pace of requests. Streams are read in turns of 50
pages or 30 seconds, so that none delays the others. An answer may have 20 MB, 64 levels and 1,000,000 values, and a page 10,000 records. An
answer that exceeds a limit fails its stream with the class \`too_large\` or \`bad_answer\`. The error names the limit, and the stream is read
again later. Exports that are lines of JSON are streamed, whatever their size, and a line that is not JSON is named.

Connections of product analytics have \`counts\`: \`all\`, or \`features\` where the workspace had events of its own when they were connected. The events of
the latter may be the same ones: only features and timelines show them, and nothing else counts them. Whoever connects one on the page can choose;
\`counts\` in the provider's options decides for all. The choice holds while the provider is connected.

A webhook of your application, at \`/api/webhooks/<id>\`, triggers the connections whose account it names. A webhook that names no account
applies to the provider's only connection. (Stripe's names none if it concerns the account in which the webhook was made.) If there are several
connections, it is logged, and nothing is read. Give such a connection its own webhook: \`workspace.integrations.webhook(id, { secret })\`.

${table(['Provider', 'Category', 'Reads', 'Sends messages'], overview)}

[Write a connector](write-a-connector.md) says how to connect a vendor that is not in this table.

${integrations.map(sectionOf).join('\n\n')}
`
}

function sectionOf(provider: Provider): string {
  const { id, descriptor, streams } = provider
  const rows = streams.map((stream) => [code(stream.name), stream.summary, stream.becomes ?? '', freshnessOf(stream), goneOf(stream)])
  const lists = [
    `Reads: ${descriptor.reads} ${descriptor.leaves}`,
    ...provider.auth.map((way) => waysOf(way, descriptor)),
    ...(provider.permissions === undefined ? [] : [`Permissions: ${provider.permissions}`]),
    `Limits: ${limitOf(provider)}${provider.limits === undefined ? '' : ` ${provider.limits}`}`,
    provider.webhook
      ? 'Webhooks: they trigger their streams at once. Their content is not stored.'
      : 'Webhooks: none. It is read at its times.',
    ...(descriptor.configuration === null ? [] : [`To decide at setup: ${code(descriptor.configuration)}.`])
  ]
  const heading = `<a id="${id}"></a>\n\n## ${descriptor.name}`
  const head = ['Stream', 'What is read', 'What becomes of it', 'How fresh', 'How what is gone is known']
  return `${heading}\n\n${lists.map((line) => `- ${line}`).join('\n')}${rows.length === 0 ? '' : `\n\n${table(head, rows)}`}`
}

function waysOf(way: ProviderAuth, { fields }: ProviderDescriptor): string {
  if (way.kind === 'fields') {
    const asked = fields.filter(({ name }) => way.fields.includes(name)).map(({ label, help }) => `${label} (${help})`)
    return `Connected by: ${asked.length > 0 ? asked.join(' ') : way.label}`
  }
  const names = (scopes: readonly string[]) => scopes.map(code).join(', ')
  if (way.scopes.length === 0) return 'Connected by: signing in, with an application of yours at the vendor, which says what may be read.'
  const least = way.requiredScopes.length === 0 ? '' : `; without ${names(way.requiredScopes)} it does not connect`
  return `Connected by: signing in, with an application of yours at the vendor. Scopes: ${names(way.scopes)}${least}.`
}

function freshnessOf({ everySeconds, changes, walk, reconcileSeconds = 7 * 86_400 }: Stream): string {
  const every = `every ${spanOf(everySeconds)}`
  if (!changes) return `all of it ${every}`
  const back =
    changes.kind === 'window' && changes.lookbackSeconds > 0
      ? `, looking back ${spanOf(changes.lookbackSeconds)
          .replace(/^(?=hour$)/, 'an ')
          .replace(/^(?=(day|minute|second)$)/, 'a ')}`
      : ''
  const again = walk && reconcileSeconds !== null ? `; all of it every ${spanOf(reconcileSeconds)}` : ''
  return `what changed ${every}${back}${again}`
}

function goneOf({ deletes, gone }: Stream): string {
  return gone ?? (deletes === 'absence' ? 'it is absent when all is read' : 'the provider says so')
}

function limitOf({ requestsPerSecond }: Provider): string {
  const perMinute = requestsPerSecond * 60
  return requestsPerSecond >= 1 ? `${requestsPerSecond} requests a second.` : `${Math.round(perMinute)} requests a minute.`
}

const spans: [number, string][] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second']
]

/** A span in the largest unit that it is a multiple of: 7 days, 90 minutes. */
function spanOf(seconds: number): string {
  const [length, unit] = spans.find(([each]) => seconds % each === 0) ?? [1, 'second']
  const count = seconds / length
  return count === 1 ? unit : `${count} ${unit}s`
}
