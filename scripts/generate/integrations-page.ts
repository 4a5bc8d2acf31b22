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
  [
    '`clientId`, `clientSecret`',
    "Your application at the provider, with which people sign in. Without it, people enter a key. The provider's page says how to make either."
  ],
  [
    '`webhookSecret`',
    'The secret with which your application signs [webhooks](#webhooks). With webhooks, Rapport reads a change at once, instead of within minutes.'
  ],
  [
    '`customerIdProperty`',
    "The field of the provider's accounts that contains your own `customerId`. The default is `customerId`, `customer_id` or `rapport_customer_id`."
  ],
  [
    '`accounts`',
    'Which accounts of the provider Rapport reads. `all` is the default. `linked` reads only accounts of customers that Rapport also knows from elsewhere, with what belongs to these accounts. If an account joins such a customer later, Rapport finds it within a day.'
  ],
  ['`requestsPerSecond`', 'How many requests Rapport makes at most.'],
  [
    '`everySeconds`',
    'How many seconds pass between two readings of a stream, if that is longer than the pause on the page of the provider.'
  ],
  ['`counts`', 'Product analytics: `all` or `features`. See [Events that are counted twice](#events-that-are-counted-twice).'],
  [
    '`channels`',
    'Slack: channels that Rapport reads whoever is in them, by id or name. Each can name the `customerId` that it belongs to.'
  ],
  ['`calendars`', "Google Calendar: ids of calendars that Rapport reads besides each person's own."],
  ['`organizationIsCustomer`', 'Clerk: `true` says that the ids of Clerk organizations are your `customerId`s.'],
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

An integration reads what another service knows about your customers, such as a CRM or a help desk. Such a service is a **provider**. Rapport turns the
records of a provider into customers, people, sources, entries of the timeline and subscriptions. Each provider has a page. The page says how to connect
the provider, what Rapport reads, and what the records become.

${table(['Provider', 'Category', 'What Rapport reads', 'Sends messages'], rows)}

To read a service that is not in this table, [write a connector](write-a-connector.md).

## Set up

${block('ts', code)}

\`rapport serve\` and \`rapport dev\` have all providers. Set their options in the [configuration](configuration.md) file, under \`providers\`.

Then connect your account at a provider. This makes a **connection**. People connect on the page **Integrations** of the console. You can also connect
with one of these:

- your own code: \`workspace.integrations.connect\`
- a tool: \`svc_setup_integration\`
- HTTP: \`POST /api/integrations/connect\`

## Options

Pass these options for each provider, as \`customerIdProperty\` of Stripe above. No option is required.

${table(['Option', 'What it is'], options)}

## How Rapport reads

A **stream** is one kind of record at a provider, such as tickets. A **run** reads the streams of a connection that are due.

- **First and later runs.** Rapport first reads everything. Then it reads changes as often as the page of the provider says, and whenever a webhook
  arrives.
- **Repeated records.** If Rapport reads a record again, nothing changes. An older state never replaces a newer one.
- **Unreadable records.** If Rapport cannot read a record, the run reports this record. Other records are not affected.
- **Missing permissions.** If a permission is missing, the stream that needs it is \`skipped\`. The other streams continue.
- **Records that are left out.** Rapport leaves out some records on purpose. Each run and the status count them, with the reasons. The figures of a
  run add up to all records that Rapport read.
- **Turns.** Rapport reads each stream for 50 pages or 30 seconds, and then the next one. So no stream delays the others.
- **Size.** An answer of a provider may have 20 MB, 64 levels and 1,000,000 values, and a page may have 10,000 records. If an answer is larger, its
  stream fails with the class \`too_large\` or \`bad_answer\`. The error names the limit, and Rapport tries again later. These limits do not apply to
  exports that are lines of JSON, because Rapport streams them.

## Webhooks

A webhook tells Rapport to read at once. Your application at the provider sends all its webhooks to \`/api/webhooks/<id>\`, where \`<id>\` is the
provider, such as \`stripe\`:

- If a webhook names an account, Rapport reads the connections to this account.
- If a webhook names no account, and all your organizations together have only one connection to the provider, Rapport reads this connection. An
  example is a webhook of Stripe about the account in which it was made.
- If a webhook names no account, and the provider has several connections, Rapport logs the webhook and reads nothing. Then give each of these
  connections a webhook of its own: \`workspace.integrations.webhook(id, { secret })\` returns its address.

## Events that are counted twice

Your product may send the same events to Rapport and to product analytics, such as PostHog or Mixpanel. So that Rapport does not count them twice, each
connection of product analytics has the setting \`counts\`:

- \`all\`: events of the connection count like events that you send yourself.
- \`features\`: only features and timelines show events of the connection. Nothing else counts them.

If the workspace already has events that you sent yourself, a new connection gets \`features\`. Otherwise it gets \`all\`. The person who connects can
choose. If you set the option \`counts\` of the provider, it decides for all connections. The setting stays the same while the provider is connected.
`
}
