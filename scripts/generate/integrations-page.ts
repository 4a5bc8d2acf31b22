import type { Provider } from '../../packages/core/src/providers/provider.js'
import { block, madeFrom, table } from './markdown.js'
import type { ProviderGuide } from './provider-guides.js'
import { providerPage } from './provider-page.js'

const code = `import { createRapport } from '@rapport/core'
import { allProviders } from '@rapport/integrations'

const rapport = createRapport({
  secret: process.env.RAPPORT_SECRET, // credentials of connections are encrypted with it
  publicUrl: 'https://rapport.example.com',
  providers: allProviders({ stripe: { customerIdProperty: 'workspace_id' } })
})`

const options = [
  ['`clientId`, `clientSecret`', 'The application that people sign in with. Without it, people give a key.'],
  [
    '`webhookSecret`',
    'The secret of the webhooks of the application. With webhooks, Rapport reads a change at once, instead of within minutes.'
  ],
  [
    '`customerIdProperty`',
    'Where the accounts of the provider hold your customerId. The default is `customerId`, `customer_id` or `rapport_customer_id`.'
  ],
  [
    '`accounts`',
    '`all` (the default), or `linked`: only accounts that join a customer who is known without them, and what belongs to these accounts. An account that joins later is found within a day.'
  ],
  ['`requestsPerSecond`, `everySeconds`', 'How fast Rapport reads, and how long it pauses between readings.'],
  ['`counts`', 'Product analytics: `all`, or `features`, see below.'],
  ['`channels`', 'Slack: channels that you name, and whose they are.'],
  ['`calendars`', "Google Calendar: calendars that are read beside everybody's own, by their ids."],
  ['`organizationIsCustomer`', 'Clerk: the ids of its organizations are your customerIds.'],
  ['`baseUrl`, `authorizeUrl`, `tokenUrl`, `apiVersion`', 'Other addresses and versions, for proxies, regions and tests.']
]

/** docs/integrations.md, the overview, and the page of each provider, by their paths. */
export function integrationsPages(
  integrations: readonly Provider[],
  guides: Readonly<Record<string, ProviderGuide>>
): Record<string, string> {
  const pages = integrations.map((provider) => {
    const guide = guides[provider.id]
    if (!guide) throw new Error(`${provider.id} has no guide`)
    return [`docs/integrations/${provider.id}.md`, providerPage(provider, guide)] as const
  })
  return { 'docs/integrations.md': overview(integrations), ...Object.fromEntries(pages) }
}

/** The anchors are those of the sections that the page had before each provider got a page. */
function overview(integrations: readonly Provider[]): string {
  const rows = integrations.map(({ id, descriptor, channel }) => [
    `<a id="${id}"></a>[${descriptor.name}](integrations/${id}.md)`,
    descriptor.category,
    descriptor.reads,
    channel ? 'yes' : ''
  ])
  return `${madeFrom("the connectors' own descriptions (packages/integrations) and the descriptors of providers")}

# Integrations

An integration reads what a vendor knows of your customers. Its records become data of the workspace like any other: customers, people,
sources, entries of the timeline, subscriptions. Each provider has a page: how to connect it, what Rapport reads, and what becomes of it.

${table(['Provider', 'Category', 'What Rapport reads', 'Sends messages'], rows)}

[Write a connector](write-a-connector.md) says how to connect a vendor that is not in this table.

## Set up

${block('ts', code)}

\`rapport serve\` and \`rapport dev\` bring all providers. Their options are in the file of the [configuration](configuration.md), under \`providers\`.

A person connects a provider on the page **Integrations** of the console. Your code, a tool or the HTTP API can do it, too:
\`workspace.integrations.connect\`, \`svc_setup_integration\`, \`POST /api/integrations/connect\`.

## Options

All options are optional.

${table(['Option', 'What it is'], options)}

## How Rapport reads

- **First and later.** Rapport reads everything once. Then it reads changes as often as the page of the provider says, and whenever a webhook
  arrives.
- **Again.** If Rapport reads a record again, nothing changes. An older state never replaces a newer one.
- **Unreadable records.** Rapport names a record that it cannot read. Such a record affects no other record.
- **Missing permissions.** If a permission is missing, the stream that needs it is \`skipped\`. The other streams continue.
- **Left out.** Rapport counts records that it leaves out on purpose, with their reasons, in each run and in the status. The figures of a run add up
  to all records that were read.
- **Turns.** Streams are read in turns of 50 pages or 30 seconds, so that none delays the others.
- **Size.** An answer may have 20 MB, 64 levels and 1,000,000 values, and a page may have 10,000 records. A larger answer fails its stream with the
  class \`too_large\` or \`bad_answer\`. The error names the limit, and Rapport reads the stream again later. Exports that are lines of JSON are
  streamed, whatever their size.

## Webhooks

A webhook of your application, at \`/api/webhooks/<id>\`, triggers the connections whose account it names. If a webhook names no account, it
applies to the only connection of the provider. (Stripe's webhook names none if it concerns the account in which it was made.) If there are several
connections, Rapport logs the webhook and reads nothing. Give such a connection a webhook of its own: \`workspace.integrations.webhook(id, { secret })\`.

## Events that are counted twice

Your product may send the same events to Rapport and to product analytics, such as PostHog or Mixpanel. Each connection of product analytics has
\`counts\`:

- \`all\`: its events count like events of your own.
- \`features\`: only features and timelines show its events. Nothing else counts them.

If the workspace has events of its own when somebody connects, the connection gets \`features\`, else \`all\`. The person who connects can choose. The
option \`counts\` of the provider decides for all connections. The choice holds while the provider is connected.
`
}
