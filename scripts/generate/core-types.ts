import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TObject } from 'typebox'
import { resourcePage } from '../../packages/core/src/runtime/resources/resource-operations.js'
import { type JsonSchema, plainSchema } from './json-schema.js'
import { staticType } from './static-types.js'
import type { ToolContract } from './tool-contract.js'
import type { NamedSchema, TypeMap, TypeModule } from './type-modules.js'

const src = 'packages/core/src'

/**
 * The types of schemas that users of @rapport/core meet, by the file with the schema. Each is written as a plain interface to `public-types`, a file for each
 * module: that is what public types name, so that a program that imports core reads no TypeBox.
 */
export const typesThatUsersMeet: Readonly<Record<string, readonly string[]>> = {
  'validation/error-fields.ts': ['ErrorFields'],
  'context/plan-description.ts': ['PlanDescription'],
  'paging/page.ts': ['Pagination'],
  'runtime/resources/results.ts': ['PutResult'],
  'ingest/answer-schemas.ts': ['IngestAnswer', 'IngestFault', 'IngestFailureBody'],
  'ingest/arrivals/arrived-events.ts': ['ArrivedEvent'],
  'auth/api-key.ts': ['ApiKey'],
  'auth/identity-verification.ts': ['VerificationStatus', 'Rotation'],
  'auth/public-keys.ts': ['PublicKey'],
  'auth/trust.ts': ['TrustChange'],
  'identity/profiles/put-schemas.ts': ['CustomerReference'],
  'identity/profiles/put-customers.ts': ['CustomerInput'],
  'identity/profiles/put-users.ts': ['UserInput'],
  'identity/events/pending-reattribution.ts': ['PendingReattribution'],
  'identity/review/party.ts': ['Party'],
  'identity/review/impact.ts': ['Impact'],
  'identity/review/suggestion.ts': ['Suggestion'],
  'identity/review/list-suggestions.ts': ['SuggestionQuery', 'SuggestionPage'],
  'identity/review/merge-record.ts': ['Merge'],
  'identity/review/list-merges.ts': ['MergeQuery', 'MergePage'],
  'identity/review/merge-by-hand.ts': ['HandMerge', 'MergePreview'],
  'customers/customer-record.ts': ['CustomerRecord', 'CustomerName'],
  'reading-settings/reading-settings.ts': ['ReadingSettings', 'ReadingSettingsChange'],
  'people/user-record.ts': ['UserRecord', 'UserName'],
  'members/put-members.ts': ['MemberInput'],
  'access/remove-member.ts': ['RemovedMember'],
  'team/links.ts': ['TeamLink', 'NewTeamLink'],
  'team/invite.ts': ['InvitationInput'],
  'team/people.ts': ['TeamMember', 'RoleChange', 'ChangedRole', 'TeamSession'],
  'access/clear-owner.ts': ['ClearedOwner'],
  'revenue/subscription-input.ts': ['DiscountInput', 'ItemInput', 'SubscriptionInput'],
  'terms/contract-input.ts': ['ContractInput'],
  'terms/term-item.ts': ['Term'],
  'sources/source-input.ts': ['SourceInput'],
  'facts/fact-input.ts': ['FactInput'],
  'facts/fact-history.ts': ['FactChange'],
  'facts/patterns/read-patterns.ts': ['FactPattern'],
  'facts/patterns/reset-patterns.ts': ['PatternChoice'],
  'search/search-input.ts': ['SearchInput', 'SearchAnswer'],
  'health/read-health.ts': ['CustomerHealth'],
  'health/read-model.ts': ['HealthModel'],
  'contacts/champions/champion.ts': ['Champion'],
  'contacts/champions/list-champions.ts': ['ChampionQuery', 'ChampionPage'],
  'contacts/read-person.ts': ['PersonRecord'],
  'contacts/list-statements.ts': ['StatementPage'],
  'contacts/operations.ts': ['PersonTimeline'],
  'profile/unanswered-problems.ts': ['UnansweredProblems'],
  'attention/host-attention.ts': ['HostAttention', 'AttentionName'],
  'attention/get-attention-item.ts': ['ItemWords'],
  'attention/raised.ts': ['Raised'],
  'audit-chain/find-entries.ts': ['AuditQuery', 'NamedAuditPage'],
  'attention/work/list-work.ts': ['AttentionWorkQuery', 'AttentionWorkPage'],
  'attention/work/work-on-items.ts': ['Worked'],
  'work/notes/note.ts': ['Note'],
  'work/notes/write-note.ts': ['NewNote', 'NoteChange'],
  'work/notes/operations.ts': ['NoteQuery', 'NotePage'],
  'work/tasks/task.ts': ['Task'],
  'work/tasks/task-input.ts': ['NewTask', 'TaskChange'],
  'work/tasks/list-tasks.ts': ['TaskQuery', 'TaskPage'],
  'audit-chain/audit-line.ts': ['AuditPart', 'AuditLine'],
  'signals/detections/index.ts': ['EventPattern'],
  'signals/signal-input.ts': ['EventMatch', 'SignalDefinition', 'NewSignal', 'SignalChange', 'SignalPreviewInput'],
  'signals/signal.ts': ['Signal'],
  'signals/saved-signal.ts': ['SignalWarning', 'SavedSignal'],
  'signals/save-signal.ts': ['BuiltInChange'],
  'signals/read-signals.ts': ['SignalQuery', 'SignalPage', 'Occurrence', 'OccurrenceQuery', 'OccurrencePage'],
  'signals/options.ts': ['SignalOptions'],
  'signals/preview.ts': ['SignalPreview'],
  'lists/filter/filter-shape.ts': ['ListFilter'],
  'lists/query-shape.ts': ['CustomerQuery', 'PeopleQuery'],
  'lists/list-rows.ts': ['ListedCustomer', 'ListedPerson', 'ListedCustomerPage', 'ListedPersonPage'],
  'lists/change-customers.ts': ['CustomersChange', 'CustomersChanged'],
  'mail/addresses.ts': ['MailAddress'],
  'digest/digest.ts': ['DigestChange', 'OwnDigest'],
  'digest/preview-digest.ts': ['DigestPreview'],
  'views/saved-view.ts': ['ViewDefinition', 'NewView', 'ViewChange', 'SavedView'],
  'sql/parameters/query-parameter.ts': ['QueryParameter'],
  'queries/saved-query.ts': ['NewQuery', 'QueryChange', 'SavedQuery', 'CheckedQuery', 'QueryVersion'],
  'queries/run-saved.ts': ['QueryRun', 'QueryTrial', 'QueryAnswer'],
  'dashboards/dashboard.ts': ['NewTile', 'DashboardTile', 'NewDashboard', 'DashboardChange', 'Dashboard'],
  'features/adoption/adoption-shapes.ts': ['AdoptionQuery', 'FeatureAdoption', 'AdoptersQuery', 'FeatureAdopters'],
  'segments/segment-shapes.ts': ['NewSegment', 'SegmentChange', 'Segment', 'SegmentMembershipChange'],
  'destinations/deliveries.ts': ['Delivery'],
  'endpoints/endpoint.ts': ['NewEndpoint', 'EndpointChange', 'Endpoint'],
  'endpoints/deliveries.ts': ['EndpointDelivery', 'EndpointDeliveryQuery', 'EndpointDeliveryPage'],
  'automations/automation-input.ts': ['NewAutomation', 'AutomationChange'],
  'automations/automation.ts': ['Automation'],
  'automations/check-references.ts': ['AutomationWarning'],
  'automations/saved-automation.ts': ['SavedAutomation'],
  'automations/read-automations.ts': ['AutomationQuery', 'AutomationPage'],
  'automations/runs/dry-run.ts': ['DryRun'],
  'automations/runs/run-log.ts': ['AutomationRun', 'WholeAutomationRun', 'AutomationRunQuery', 'AutomationRunPage'],
  'agents/agent-input.ts': ['NewAgent', 'AgentChange'],
  'agents/agent.ts': ['Agent'],
  'agents/read-agents.ts': ['AgentQuery', 'AgentPage'],
  'agents/run-log.ts': ['AgentRun', 'WholeAgentRun', 'AgentRunQuery', 'AgentRunPage'],
  'sync/operation-shapes.ts': [
    'ProviderName',
    'IntegrationItem',
    'IntegrationSyncs',
    'IntegrationCapability',
    'IntegrationRun',
    'ConnectAnswer'
  ]
}

/** What core's maps of types are made of: tools, hooks and resources, by their names. */
export interface CoreTables {
  tools: readonly ToolContract[]
  hooks: Readonly<Record<string, { summary: string; data: JsonSchema }>>
  resources: Readonly<Record<string, { query: object; item: TObject }>>
}

/** The types of core that follow from schemas: those with a name of their own, and the maps. */
export async function coreTypes(root: string, tables: CoreTables): Promise<TypeModule[]> {
  const byFolder = new Map<string, NamedSchema[]>()
  for (const [file, names] of Object.entries(typesThatUsersMeet)) {
    const [folder = ''] = file.split('/')
    const found = await namedSchemas(join(root, src, file), names)
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), ...found])
  }
  const named = [...byFolder].map(([folder, types]) => ({
    path: posix.join(src, 'public-types', `${folder}.generated.ts`),
    types,
    maps: []
  }))
  return [...named, ...mapModules(tables)]
}

async function namedSchemas(path: string, names: readonly string[]): Promise<NamedSchema[]> {
  const text = readFileSync(path, 'utf8')
  const exported: Record<string, unknown> = await import(pathToFileURL(path).href)
  return names.map((wanted) => {
    const { name, schema, doc } = staticType(path, text, wanted)
    const value = exported[schema]
    if (typeof value !== 'object' || value === null) throw new Error(`${path} does not export the schema ${schema} of ${name}`)
    return { name, doc, schema: plainSchema(value) }
  })
}

function mapModules({ tools, hooks, resources }: CoreTables): TypeModule[] {
  return [
    moduleOf('public-types/tools.generated.ts', [
      {
        name: 'ToolInputs',
        doc: 'What each tool takes, by its name.',
        entries: tools.map(({ name, summary, input }) => ({ name, doc: summary, schema: input }))
      },
      {
        name: 'ToolOutputs',
        doc: 'What each tool answers, by its name.',
        entries: tools.map(({ name, summary, output }) => ({ name, doc: summary, schema: output }))
      }
    ]),
    moduleOf('public-types/hooks.generated.ts', [
      {
        name: 'HookDataByName',
        doc: 'What `data` holds for each name that hooks are called for.',
        entries: Object.entries(hooks).map(([name, { summary, data }]) => ({ name, doc: summary, schema: data }))
      }
    ]),
    moduleOf('public-types/resources.generated.ts', [
      {
        name: 'ResourceQueries',
        doc: 'What the list of each resource can be asked for, by its noun.',
        givesNames: true,
        entries: Object.entries(resources).map(([name, { query }]) => ({
          name,
          doc: `A query for a list of ${name}.`,
          schema: plainSchema(query)
        }))
      },
      {
        name: 'ResourceItems',
        doc: 'One item of the list of each resource, by its noun.',
        givesNames: true,
        entries: Object.entries(resources).map(([name, { item }]) => ({
          name,
          doc: `One of the ${name}, as it is read.`,
          schema: plainSchema(item)
        }))
      },
      {
        name: 'ResourcePages',
        doc: 'A page of the list of each resource, by its noun.',
        givesNames: true,
        entries: Object.entries(resources).map(([name, { item }]) => ({
          name,
          doc: `A page of ${name}.`,
          schema: plainSchema(resourcePage(item))
        }))
      }
    ])
  ]
}

function moduleOf(path: string, maps: readonly TypeMap[]): TypeModule {
  return { path: posix.join(src, path), types: [], maps }
}
