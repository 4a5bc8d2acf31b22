import type { CredentialField, ProviderDescriptor } from '../../packages/core/src/providers/descriptors/descriptor.js'
import type { Provider, ProviderAuth, Stream } from '../../packages/core/src/providers/provider.js'
import { block, code, madeFrom, sentence, table } from './markdown.js'
import { type ProviderGuide, sectionsOf } from './provider-guides.js'

/** docs/integrations/<provider>.md: how to connect it, what Rapport reads, and what becomes of it. */
export function providerPage(provider: Provider, guide: ProviderGuide): string {
  const { id, descriptor, streams } = provider
  const { Connect: connect = '', Webhooks: webhooks = '', ...others } = Object.fromEntries(sectionsOf(guide))
  const source = `its connector and its guide (packages/integrations/src/${id})`
  const parts = [
    `${madeFrom(source)}\n\n# ${descriptor.name}\n\nRapport reads from ${descriptor.name}: ${descriptor.reads.charAt(0).toLowerCase()}${descriptor.reads.slice(1)}\n\n[Integrations](../integrations.md) lists all providers.`,
    `## Connect\n\n${[...(connect === '' ? [] : [connect]), ...provider.auth.map((way) => wayOf(way, provider)), inProcess(provider), ...setupOf(provider)].join('\n\n')}`,
    ...permissionsOf(provider),
    ...(streams.length === 0 ? [] : [`## What Rapport reads\n\n${mappingOf(streams)}`]),
    ...Object.entries(others).map(([heading, text]) => `## ${heading}\n\n${text}`),
    ...(streams.length === 0 ? [] : [`## How fresh the data is\n\n${freshnessTable(streams)}`]),
    `## Webhooks\n\n${webhooksOf(provider, webhooks)}`,
    `## Limits\n\n${[limitOf(provider), ...(provider.limits === undefined ? [] : [provider.limits])].join(' ')}`,
    `## What Rapport does not read\n\n${descriptor.leaves}${guide.fields === undefined ? '' : ` The [list of fields](../../${guide.fields}) names each field that Rapport reads.`}`
  ]
  return `${parts.join('\n\n')}\n`
}

function wayOf(way: ProviderAuth, { id, descriptor, auth }: Provider): string {
  const heading = auth.length > 1 ? `### ${way.kind === 'oauth' ? 'By signing in' : `By ${way.label}`}\n\n` : ''
  return `${heading}${way.kind === 'oauth' ? signInSteps(id, descriptor, way.scopes) : fieldSteps(descriptor, way.fields)}`
}

function signInSteps(id: string, { name, isPersonal }: ProviderDescriptor, scopes: readonly string[]): string {
  const options = JSON.stringify({ providers: { [id]: { clientId: '…', clientSecret: '…' } } }, null, 2)
  const steps = [
    `Make an application at ${name}. Its redirect address is ${code(`<publicUrl>/connect/callback/${id}`)}.`,
    ...(scopes.length === 0 ? [] : [`Allow it these scopes: ${scopes.map(code).join(', ')}.`]),
    `Give Rapport the id and the secret of the application, as ${code('clientId')} and ${code('clientSecret')}.`,
    `Open **Integrations** in the console, choose ${name}, and sign in.${isPersonal ? ' Each person connects their own account.' : ''}`
  ]
  return `${numbered(steps)}\n\nWith \`rapport serve\` or \`rapport dev\`, put this into the [configuration file](../configuration.md):\n\n${block('json', options)}`
}

function fieldSteps({ name, fields, isPersonal }: ProviderDescriptor, asked: readonly string[]): string {
  const own = fields.filter((field) => asked.includes(field.name))
  const rows = own.map((field) => [field.label, code(field.name), field.required ? 'yes' : '', valuesOf(field), field.help])
  const whose = isPersonal ? ' Each person may connect their own account.' : ''
  return `Open **Integrations** in the console, choose ${name}, and fill in the form.${whose} Over HTTP and in tools, the fields have the names of the
second column.

${table(['Field', 'Name', 'Required', 'Values', 'Where to find it'], rows)}`
}

/** How a process takes the provider, whose function has its id in camel case. */
function inProcess({ id, auth }: Provider): string {
  const name = id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const options = auth.some(({ kind }) => kind === 'oauth') ? "{ clientId: '…', clientSecret: '…' }" : ''
  const code = `import { createRapport } from '@rapport/core'
import { ${name} } from '@rapport/integrations'

const rapport = createRapport({
  secret: process.env.RAPPORT_SECRET,
  publicUrl: 'https://rapport.example.com',
  providers: [${name}(${options})]
})`
  return `In your own process, pass the provider to \`createRapport\`. The commands \`rapport serve\` and \`rapport dev\` have it already:\n\n${block('ts', code)}`
}

function valuesOf({ type, options, pattern, secret }: CredentialField): string {
  const values = type === 'enum' ? (options ?? []).map(code).join(', ') : type === 'boolean' ? 'yes or no' : 'text'
  return [values, ...(pattern === undefined ? [] : [`matches ${code(pattern)}`]), ...(secret ? ['secret'] : [])].join('; ')
}

function setupOf({ descriptor: { configuration, name } }: Provider): string[] {
  if (configuration === 'crm_mapping')
    return [`Then you say what the stages of deals in ${name} mean. The form recommends a meaning for each stage.`]
  return configuration === 'mixpanel_mapping' ? ['Then you say what names the customer of an event.'] : []
}

function permissionsOf({ auth, permissions }: Provider): string[] {
  const ways = auth.filter((way) => way.kind === 'oauth')
  const needed = ways.flatMap(({ requiredScopes }) => requiredScopes)
  const hasOthers = ways.some(({ scopes }) => scopes.length > needed.length)
  const lines = [
    ...(needed.length === 0 ? [] : [`Without ${needed.map(code).join(' and ')}, the sign-in fails.`]),
    ...(hasOthers
      ? [`If ${needed.length === 0 ? 'a' : 'another'} scope is missing, the [streams](#what-rapport-reads) that need it are \`skipped\`.`]
      : []),
    ...(permissions === undefined ? [] : [permissions])
  ]
  return lines.length === 0 ? [] : [`## Permissions\n\n${lines.join('\n\n')}`]
}

const mappingOf = (streams: readonly Stream[]) =>
  table(
    ['Stream', 'What is read', 'What Rapport makes of it'],
    streams.map(({ name, summary, becomes = '' }) => [code(name), sentence(summary), sentence(becomes)])
  )

const freshnessTable = (streams: readonly Stream[]) =>
  table(
    ['Stream', 'When it is read', 'How Rapport sees that a record is gone'],
    streams.map((stream) => [code(stream.name), sentence(freshnessOf(stream)), sentence(goneOf(stream))])
  )

function webhooksOf({ id, webhook }: Provider, guide: string): string {
  if (!webhook) return 'Rapport takes no webhooks from this provider. It reads at the times above.'
  const generated = `The address is ${code(`<publicUrl>/api/webhooks/${id}`)}, with ${code('webhookSecret')} in the options of the provider. A connection can also have an address and a
secret of its own: ${code(`workspace.integrations.webhook('${id}', { secret })`)}. When a webhook arrives, Rapport reads the changes at once. Rapport does not store the content of the webhook.`
  return [generated, ...(guide === '' ? [] : [guide])].join('\n\n')
}

function freshnessOf({ everySeconds, changes, walk, reconcileSeconds = 7 * 86_400 }: Stream): string {
  const every = `every ${spanOf(everySeconds)}`
  if (!changes) return `${every}: all of it`
  const back =
    changes.kind === 'window' && changes.lookbackSeconds > 0
      ? `, looking back ${spanOf(changes.lookbackSeconds)
          .replace(/^(?=hour$)/, 'an ')
          .replace(/^(?=(day|minute|second)$)/, 'a ')}`
      : ''
  const again = walk && reconcileSeconds !== null ? `. Every ${spanOf(reconcileSeconds)}: all of it` : ''
  return `${every}: what changed${back}${again}`
}

function goneOf({ deletes, gone }: Stream): string {
  return gone ?? (deletes === 'absence' ? 'it is missing when Rapport reads everything' : 'the provider reports that it was deleted')
}

function limitOf({ requestsPerSecond }: Provider): string {
  const perMinute = Math.round(requestsPerSecond * 60)
  return `Rapport makes at most ${requestsPerSecond >= 1 ? `${requestsPerSecond} requests a second` : `${perMinute} requests a minute`}.`
}

const numbered = (steps: readonly string[]) => steps.map((step, index) => `${index + 1}. ${step}`).join('\n')

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
