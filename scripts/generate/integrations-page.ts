import type { ProviderDescriptor } from '../../packages/core/src/integrations/descriptors/descriptor.js'
import type { Provider, ProviderAuth, Stream } from '../../packages/core/src/integrations/provider.js'
import { code, madeFrom, table } from './markdown.js'

/** docs/integrations.md: of every connector what it reads, with which permissions, how fresh it is, and what becomes of it. */
export function integrationsPage(integrations: readonly Provider[]): string {
  const overview = integrations.map((provider) => [
    `[${provider.descriptor.name}](#${provider.id})`,
    provider.descriptor.category,
    provider.descriptor.reads,
    provider.channel ? 'yes' : ''
  ])
  return `${madeFrom("the connectors' own descriptions (packages/integrations) and the descriptors of providers")}

# Integrations

What a connector reads becomes data of a workspace like any other: customers, people, sources, entries of the timeline, subscriptions. Everything is read
once; then what changes, as often as the tables say and whenever a webhook says so. Reading again changes nothing, an older state never replaces a newer one,
and a record that cannot be read is named and harms no other. Where a permission is missing, the stream that needs it is \`skipped\`, and the others go on.
What is left out on purpose is counted with its reasons, in each run and in the status: the figures of a run come to all records that were read.
\`providers.<id>.everySeconds\` makes the pauses longer, \`requestsPerSecond\` sets how fast is read.

Streams are read in turns of 50 pages or 30 seconds, so that none keeps the others waiting. An answer has at most 20 MB, 64 levels and 1,000,000 values, a page at most 10,000 records: what exceeds
that fails its stream with the class \`too_large\` or \`bad_answer\`, in words that name the bound, and is tried again later.

A webhook of your application, at \`/api/webhooks/<id>\`, has those connections read whose account it names. One that names none, as Stripe's for the account that the webhook was made in, is the only
connection's of its provider; where there are several, it is logged, and nothing is read. Give such a connection a webhook of its own: \`workspace.integrations.webhook(id, { secret })\`.

${table(['Provider', 'Category', 'Reads', 'Sends messages'], overview)}

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
      ? `Webhooks: they have the streams read at once that they are about; what they say is not stored.`
      : 'Webhooks: none; it is read at its times.',
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
  const back = changes.kind === 'window' && changes.lookbackSeconds > 0 ? `, looking back ${spanOf(changes.lookbackSeconds)}` : ''
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
