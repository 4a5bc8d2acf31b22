/** Calls of `@rapport/core` as users write them: of tools, hooks and each noun of a workspace. */
export const coreCalls: Readonly<Record<string, string>> = {
  'call a tool': "(await workspace.call('svc_list_users', {})).items.length",
  'call a tool that writes': "(await workspace.call('svc_update_workspace_settings', { defaultTimezone: 'Europe/Berlin' })).settings",
  'tools.getTimeline': "(await workspace.tools.getTimeline({ customer: 'acme', timeframe: '7d' })).events.length",
  'tools for a model': "workspace.tools({ grants: ['customer_intelligence:read'] }).aiSdk()",
  'call an own operation': "await workspace.call('open_invoices', { customerId: 'acme' })",
  'on customer.activated': "rapport.on('customer.activated', ({ data }) => data.customerId.length, { id: 'mail' })",
  'on subscription.changed': "rapport.on('subscription.changed', ({ data }) => data.before?.mrrCents, { id: 'crm' })",
  status: '(await rapport.status()).jobs?.pending',
  ingest: "(await workspace.ingest({ events: [{ type: 'custom', eventName: 'signup', userId: 'u1' }] })).warnings.length",
  'ingest a declared event':
    "(await createRapport({ events }).organization('o').ingest({ events: [{ type: 'custom', eventName: 'signed_up', properties: { plan: 'team' } }] })).warnings.length",
  ingestIssues: '(await workspace.ingestIssues()).length',
  apiKeys: "(await workspace.apiKeys.create({ name: 'agent', grants: ['customer_intelligence:read'] })).apiKey.grants",
  publicKeys: "(await workspace.publicKeys.create({ domains: ['https://app.example.com'], trust: { billing: 'record' } })).publicKey",
  identityVerification: '(await workspace.identityVerification.status()).enabled',
  reading: "(await workspace.reading.put({ competitors: ['Brightloop'] })).patienceDays",
  identity: "(await workspace.identity.suggestions({ confidence: 'HIGH' })).items[0]?.survivor.id",
  attention: "await workspace.attention.raise({ customer: { domain: 'acme.com' }, cause: 'quota', title: 'Over quota' })",
  notes: "(await workspace.notes.list({ customer: 'acme' })).items[0]?.author?.name",
  tasks: "(await workspace.tasks.list({ assigneeId: 'm_1' })).items[0]?.dueOn",
  digest: "(await workspace.digest.get({ actor: 'm_1' })).address?.status",
  signals:
    "(await workspace.signals.create({ kind: 'EVENT_MATCH', name: 'Upgrade', definition: { eventNames: ['upgrade_clicked'] } })).signal.id",
  automations: '(await workspace.automations.list()).items[0]?.name',
  endpoints: "(await workspace.endpoints.create({ url: 'https://acme.com/hooks' })).endpoint.events",
  agents: "(await workspace.agents.create({ displayName: 'Renewals', instructions: 'Who may not renew?' })).tools",
  integrations: 'await workspace.integrations.list()',
  team: "(await workspace.team.invite({ email: 'ann@acme.com', role: 'viewer' })).link.role",
  members: "await workspace.members.put([{ email: 'ann@acme.com', name: 'Ann Lee' }])",
  customers: "(await workspace.customers.list({ billingStatus: 'PAYING' })).items[0]?.traits",
  users: "(await workspace.users.get({ userId: 'u1' })).journeyStage",
  subscriptions: '(await workspace.subscriptions.list()).items[0]?.plan',
  contracts: "(await workspace.contracts.list({ customer: 'acme' })).items[0]?.outcome",
  sources: "(await workspace.sources.list({ customer: 'acme' })).items[0]?.participants",
  facts: "(await workspace.facts.list({ customer: 'acme' })).items[0]?.evidence",
  access: "await workspace.access.can('m_1', 'acme', 'EDITOR')",
  activation: 'await workspace.activation.backfill({ days: 90 })',
  audit: '(await workspace.audit.list()).items[0]?.tool'
}

/** A program with one call. */
export function programOf(call: string): string {
  return `import { createRapport, defineEvents, type Rapport, type Workspace } from './dist/index.js'
const events = defineEvents({
  signed_up: { type: 'object', properties: { plan: { enum: ['free', 'team'] }, seats: { type: 'integer' } }, required: ['plan'] },
  report_exported: { type: 'object', properties: { pages: { type: 'number' } } }
})
void events
void createRapport
export async function program(rapport: Rapport, workspace: Workspace): Promise<unknown> {
  return ${call}
}
`
}

/** A program that imports core and does nothing. */
export const onlyImport = programOf('undefined')
