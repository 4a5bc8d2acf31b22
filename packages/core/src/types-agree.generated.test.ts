// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { Static } from 'typebox'
import { expectTypeOf, it } from 'vitest'
import type { hookTable } from './hooks/hook-table.js'
import type { HookDataByName } from './public-types/hooks.generated.js'
import type { ResourceItems, ResourceQueries } from './public-types/resources.generated.js'
import type { ToolInputs, ToolOutputs } from './public-types/tools.generated.js'
import type { resources } from './registry/resources.js'
import type { registry } from './registry/tools.js'
import type { ErrorFields as ErrorFieldsOfSchema } from './validation/error-fields.js'
import type { ErrorFields } from './public-types/validation.generated.js'
import type { PlanDescription as PlanDescriptionOfSchema } from './context/plan-description.js'
import type { PlanDescription } from './public-types/context.generated.js'
import type { Pagination as PaginationOfSchema } from './paging/page.js'
import type { Pagination } from './public-types/paging.generated.js'
import type { PutResult as PutResultOfSchema } from './runtime/resources/results.js'
import type { PutResult } from './public-types/runtime.generated.js'
import type {
  IngestAnswer as IngestAnswerOfSchema,
  IngestFault as IngestFaultOfSchema,
  IngestFailureBody as IngestFailureBodyOfSchema
} from './ingest/answer-schemas.js'
import type { IngestAnswer, IngestFault, IngestFailureBody } from './public-types/ingest.generated.js'
import type { ArrivedEvent as ArrivedEventOfSchema } from './ingest/arrivals/arrived-events.js'
import type { ArrivedEvent } from './public-types/ingest.generated.js'
import type { ApiKey as ApiKeyOfSchema } from './auth/api-key.js'
import type { ApiKey } from './public-types/auth.generated.js'
import type { VerificationStatus as VerificationStatusOfSchema, Rotation as RotationOfSchema } from './auth/identity-verification.js'
import type { VerificationStatus, Rotation } from './public-types/auth.generated.js'
import type { PublicKey as PublicKeyOfSchema } from './auth/public-keys.js'
import type { PublicKey } from './public-types/auth.generated.js'
import type { TrustChange as TrustChangeOfSchema } from './auth/trust.js'
import type { TrustChange } from './public-types/auth.generated.js'
import type { CustomerReference as CustomerReferenceOfSchema } from './identity/profiles/put-schemas.js'
import type { CustomerReference } from './public-types/identity.generated.js'
import type { CustomerInput as CustomerInputOfSchema } from './identity/profiles/put-customers.js'
import type { CustomerInput } from './public-types/identity.generated.js'
import type { UserInput as UserInputOfSchema } from './identity/profiles/put-users.js'
import type { UserInput } from './public-types/identity.generated.js'
import type { PendingReattribution as PendingReattributionOfSchema } from './identity/events/pending-reattribution.js'
import type { PendingReattribution } from './public-types/identity.generated.js'
import type { Party as PartyOfSchema } from './identity/review/party.js'
import type { Party } from './public-types/identity.generated.js'
import type { Impact as ImpactOfSchema } from './identity/review/impact.js'
import type { Impact } from './public-types/identity.generated.js'
import type { Suggestion as SuggestionOfSchema } from './identity/review/suggestion.js'
import type { Suggestion } from './public-types/identity.generated.js'
import type {
  SuggestionQuery as SuggestionQueryOfSchema,
  SuggestionPage as SuggestionPageOfSchema
} from './identity/review/list-suggestions.js'
import type { SuggestionQuery, SuggestionPage } from './public-types/identity.generated.js'
import type { Merge as MergeOfSchema } from './identity/review/merge-record.js'
import type { Merge } from './public-types/identity.generated.js'
import type { MergeQuery as MergeQueryOfSchema, MergePage as MergePageOfSchema } from './identity/review/list-merges.js'
import type { MergeQuery, MergePage } from './public-types/identity.generated.js'
import type { HandMerge as HandMergeOfSchema, MergePreview as MergePreviewOfSchema } from './identity/review/merge-by-hand.js'
import type { HandMerge, MergePreview } from './public-types/identity.generated.js'
import type { CustomerRecord as CustomerRecordOfSchema, CustomerName as CustomerNameOfSchema } from './customers/customer-record.js'
import type { CustomerRecord, CustomerName } from './public-types/customers.generated.js'
import type {
  ReadingSettings as ReadingSettingsOfSchema,
  ReadingSettingsChange as ReadingSettingsChangeOfSchema
} from './reading-settings/reading-settings.js'
import type { ReadingSettings, ReadingSettingsChange } from './public-types/reading-settings.generated.js'
import type { UserRecord as UserRecordOfSchema, UserName as UserNameOfSchema } from './people/user-record.js'
import type { UserRecord, UserName } from './public-types/people.generated.js'
import type { MemberInput as MemberInputOfSchema } from './members/put-members.js'
import type { MemberInput } from './public-types/members.generated.js'
import type { RemovedMember as RemovedMemberOfSchema } from './access/remove-member.js'
import type { RemovedMember } from './public-types/access.generated.js'
import type { TeamLink as TeamLinkOfSchema, NewTeamLink as NewTeamLinkOfSchema } from './team/links.js'
import type { TeamLink, NewTeamLink } from './public-types/team.generated.js'
import type { InvitationInput as InvitationInputOfSchema } from './team/invite.js'
import type { InvitationInput } from './public-types/team.generated.js'
import type {
  TeamMember as TeamMemberOfSchema,
  RoleChange as RoleChangeOfSchema,
  ChangedRole as ChangedRoleOfSchema,
  TeamSession as TeamSessionOfSchema
} from './team/people.js'
import type { TeamMember, RoleChange, ChangedRole, TeamSession } from './public-types/team.generated.js'
import type { ClearedOwner as ClearedOwnerOfSchema } from './access/clear-owner.js'
import type { ClearedOwner } from './public-types/access.generated.js'
import type {
  DiscountInput as DiscountInputOfSchema,
  ItemInput as ItemInputOfSchema,
  SubscriptionInput as SubscriptionInputOfSchema
} from './revenue/subscription-input.js'
import type { DiscountInput, ItemInput, SubscriptionInput } from './public-types/revenue.generated.js'
import type { ContractInput as ContractInputOfSchema } from './terms/contract-input.js'
import type { ContractInput } from './public-types/terms.generated.js'
import type { Term as TermOfSchema } from './terms/term-item.js'
import type { Term } from './public-types/terms.generated.js'
import type { SourceInput as SourceInputOfSchema } from './sources/source-input.js'
import type { SourceInput } from './public-types/sources.generated.js'
import type { FactInput as FactInputOfSchema } from './facts/fact-input.js'
import type { FactInput } from './public-types/facts.generated.js'
import type { FactChange as FactChangeOfSchema } from './facts/fact-history.js'
import type { FactChange } from './public-types/facts.generated.js'
import type { FactPattern as FactPatternOfSchema } from './facts/patterns/read-patterns.js'
import type { FactPattern } from './public-types/facts.generated.js'
import type { PatternChoice as PatternChoiceOfSchema } from './facts/patterns/reset-patterns.js'
import type { PatternChoice } from './public-types/facts.generated.js'
import type { SearchInput as SearchInputOfSchema, SearchAnswer as SearchAnswerOfSchema } from './search/search-input.js'
import type { SearchInput, SearchAnswer } from './public-types/search.generated.js'
import type { CustomerHealth as CustomerHealthOfSchema } from './health/read-health.js'
import type { CustomerHealth } from './public-types/health.generated.js'
import type { HealthModel as HealthModelOfSchema } from './health/read-model.js'
import type { HealthModel } from './public-types/health.generated.js'
import type { Champion as ChampionOfSchema } from './contacts/champions/champion.js'
import type { Champion } from './public-types/contacts.generated.js'
import type { ChampionQuery as ChampionQueryOfSchema, ChampionPage as ChampionPageOfSchema } from './contacts/champions/list-champions.js'
import type { ChampionQuery, ChampionPage } from './public-types/contacts.generated.js'
import type { PersonRecord as PersonRecordOfSchema } from './contacts/read-person.js'
import type { PersonRecord } from './public-types/contacts.generated.js'
import type { StatementPage as StatementPageOfSchema } from './contacts/list-statements.js'
import type { StatementPage } from './public-types/contacts.generated.js'
import type { PersonTimeline as PersonTimelineOfSchema } from './contacts/operations.js'
import type { PersonTimeline } from './public-types/contacts.generated.js'
import type { UnansweredProblems as UnansweredProblemsOfSchema } from './profile/unanswered-problems.js'
import type { UnansweredProblems } from './public-types/profile.generated.js'
import type { HostAttention as HostAttentionOfSchema, AttentionName as AttentionNameOfSchema } from './attention/host-attention.js'
import type { HostAttention, AttentionName } from './public-types/attention.generated.js'
import type { ItemWords as ItemWordsOfSchema } from './attention/get-attention-item.js'
import type { ItemWords } from './public-types/attention.generated.js'
import type { Raised as RaisedOfSchema } from './attention/raised.js'
import type { Raised } from './public-types/attention.generated.js'
import type { AuditQuery as AuditQueryOfSchema, NamedAuditPage as NamedAuditPageOfSchema } from './audit-chain/find-entries.js'
import type { AuditQuery, NamedAuditPage } from './public-types/audit-chain.generated.js'
import type {
  AttentionWorkQuery as AttentionWorkQueryOfSchema,
  AttentionWorkPage as AttentionWorkPageOfSchema
} from './attention/work/list-work.js'
import type { AttentionWorkQuery, AttentionWorkPage } from './public-types/attention.generated.js'
import type { Worked as WorkedOfSchema } from './attention/work/work-on-items.js'
import type { Worked } from './public-types/attention.generated.js'
import type { Note as NoteOfSchema } from './work/notes/note.js'
import type { Note } from './public-types/work.generated.js'
import type { NewNote as NewNoteOfSchema, NoteChange as NoteChangeOfSchema } from './work/notes/write-note.js'
import type { NewNote, NoteChange } from './public-types/work.generated.js'
import type { NoteQuery as NoteQueryOfSchema, NotePage as NotePageOfSchema } from './work/notes/operations.js'
import type { NoteQuery, NotePage } from './public-types/work.generated.js'
import type { Task as TaskOfSchema } from './work/tasks/task.js'
import type { Task } from './public-types/work.generated.js'
import type { NewTask as NewTaskOfSchema, TaskChange as TaskChangeOfSchema } from './work/tasks/task-input.js'
import type { NewTask, TaskChange } from './public-types/work.generated.js'
import type { TaskQuery as TaskQueryOfSchema, TaskPage as TaskPageOfSchema } from './work/tasks/list-tasks.js'
import type { TaskQuery, TaskPage } from './public-types/work.generated.js'
import type { AuditPart as AuditPartOfSchema, AuditLine as AuditLineOfSchema } from './audit-chain/audit-line.js'
import type { AuditPart, AuditLine } from './public-types/audit-chain.generated.js'
import type { EventPattern as EventPatternOfSchema } from './signals/detections/index.js'
import type { EventPattern } from './public-types/signals.generated.js'
import type {
  EventMatch as EventMatchOfSchema,
  SignalDefinition as SignalDefinitionOfSchema,
  NewSignal as NewSignalOfSchema,
  SignalChange as SignalChangeOfSchema,
  SignalPreviewInput as SignalPreviewInputOfSchema
} from './signals/signal-input.js'
import type { EventMatch, SignalDefinition, NewSignal, SignalChange, SignalPreviewInput } from './public-types/signals.generated.js'
import type { Signal as SignalOfSchema } from './signals/signal.js'
import type { Signal } from './public-types/signals.generated.js'
import type { SignalWarning as SignalWarningOfSchema, SavedSignal as SavedSignalOfSchema } from './signals/saved-signal.js'
import type { SignalWarning, SavedSignal } from './public-types/signals.generated.js'
import type { BuiltInChange as BuiltInChangeOfSchema } from './signals/save-signal.js'
import type { BuiltInChange } from './public-types/signals.generated.js'
import type {
  SignalQuery as SignalQueryOfSchema,
  SignalPage as SignalPageOfSchema,
  Occurrence as OccurrenceOfSchema,
  OccurrenceQuery as OccurrenceQueryOfSchema,
  OccurrencePage as OccurrencePageOfSchema
} from './signals/read-signals.js'
import type { SignalQuery, SignalPage, Occurrence, OccurrenceQuery, OccurrencePage } from './public-types/signals.generated.js'
import type { SignalOptions as SignalOptionsOfSchema } from './signals/options.js'
import type { SignalOptions } from './public-types/signals.generated.js'
import type { SignalPreview as SignalPreviewOfSchema } from './signals/preview.js'
import type { SignalPreview } from './public-types/signals.generated.js'
import type { ListFilter as ListFilterOfSchema } from './lists/filter/filter-shape.js'
import type { ListFilter } from './public-types/lists.generated.js'
import type { CustomerQuery as CustomerQueryOfSchema, PeopleQuery as PeopleQueryOfSchema } from './lists/query-shape.js'
import type { CustomerQuery, PeopleQuery } from './public-types/lists.generated.js'
import type {
  ListedCustomer as ListedCustomerOfSchema,
  ListedPerson as ListedPersonOfSchema,
  ListedCustomerPage as ListedCustomerPageOfSchema,
  ListedPersonPage as ListedPersonPageOfSchema
} from './lists/list-rows.js'
import type { ListedCustomer, ListedPerson, ListedCustomerPage, ListedPersonPage } from './public-types/lists.generated.js'
import type { CustomersChange as CustomersChangeOfSchema, CustomersChanged as CustomersChangedOfSchema } from './lists/change-customers.js'
import type { CustomersChange, CustomersChanged } from './public-types/lists.generated.js'
import type { MailAddress as MailAddressOfSchema } from './mail/addresses.js'
import type { MailAddress } from './public-types/mail.generated.js'
import type { DigestChange as DigestChangeOfSchema, OwnDigest as OwnDigestOfSchema } from './digest/digest.js'
import type { DigestChange, OwnDigest } from './public-types/digest.generated.js'
import type { DigestPreview as DigestPreviewOfSchema } from './digest/preview-digest.js'
import type { DigestPreview } from './public-types/digest.generated.js'
import type {
  ViewDefinition as ViewDefinitionOfSchema,
  NewView as NewViewOfSchema,
  ViewChange as ViewChangeOfSchema,
  SavedView as SavedViewOfSchema
} from './views/saved-view.js'
import type { ViewDefinition, NewView, ViewChange, SavedView } from './public-types/views.generated.js'
import type { QueryParameter as QueryParameterOfSchema } from './sql/parameters/query-parameter.js'
import type { QueryParameter } from './public-types/sql.generated.js'
import type {
  NewQuery as NewQueryOfSchema,
  QueryChange as QueryChangeOfSchema,
  SavedQuery as SavedQueryOfSchema,
  CheckedQuery as CheckedQueryOfSchema,
  QueryVersion as QueryVersionOfSchema
} from './queries/saved-query.js'
import type { NewQuery, QueryChange, SavedQuery, CheckedQuery, QueryVersion } from './public-types/queries.generated.js'
import type {
  QueryRun as QueryRunOfSchema,
  QueryTrial as QueryTrialOfSchema,
  QueryAnswer as QueryAnswerOfSchema
} from './queries/run-saved.js'
import type { QueryRun, QueryTrial, QueryAnswer } from './public-types/queries.generated.js'
import type {
  NewTile as NewTileOfSchema,
  DashboardTile as DashboardTileOfSchema,
  NewDashboard as NewDashboardOfSchema,
  DashboardChange as DashboardChangeOfSchema,
  Dashboard as DashboardOfSchema
} from './dashboards/dashboard.js'
import type { NewTile, DashboardTile, NewDashboard, DashboardChange, Dashboard } from './public-types/dashboards.generated.js'
import type {
  AdoptionQuery as AdoptionQueryOfSchema,
  FeatureAdoption as FeatureAdoptionOfSchema,
  AdoptersQuery as AdoptersQueryOfSchema,
  FeatureAdopters as FeatureAdoptersOfSchema
} from './features/adoption/adoption-shapes.js'
import type { AdoptionQuery, FeatureAdoption, AdoptersQuery, FeatureAdopters } from './public-types/features.generated.js'
import type {
  NewSegment as NewSegmentOfSchema,
  SegmentChange as SegmentChangeOfSchema,
  Segment as SegmentOfSchema,
  SegmentMembershipChange as SegmentMembershipChangeOfSchema
} from './segments/segment-shapes.js'
import type { NewSegment, SegmentChange, Segment, SegmentMembershipChange } from './public-types/segments.generated.js'
import type { Delivery as DeliveryOfSchema } from './destinations/deliveries.js'
import type { Delivery } from './public-types/destinations.generated.js'
import type {
  NewEndpoint as NewEndpointOfSchema,
  EndpointChange as EndpointChangeOfSchema,
  Endpoint as EndpointOfSchema
} from './endpoints/endpoint.js'
import type { NewEndpoint, EndpointChange, Endpoint } from './public-types/endpoints.generated.js'
import type {
  EndpointDelivery as EndpointDeliveryOfSchema,
  EndpointDeliveryQuery as EndpointDeliveryQueryOfSchema,
  EndpointDeliveryPage as EndpointDeliveryPageOfSchema
} from './endpoints/deliveries.js'
import type { EndpointDelivery, EndpointDeliveryQuery, EndpointDeliveryPage } from './public-types/endpoints.generated.js'
import type {
  NewAutomation as NewAutomationOfSchema,
  AutomationChange as AutomationChangeOfSchema
} from './automations/automation-input.js'
import type { NewAutomation, AutomationChange } from './public-types/automations.generated.js'
import type { Automation as AutomationOfSchema } from './automations/automation.js'
import type { Automation } from './public-types/automations.generated.js'
import type { AutomationWarning as AutomationWarningOfSchema } from './automations/check-references.js'
import type { AutomationWarning } from './public-types/automations.generated.js'
import type { SavedAutomation as SavedAutomationOfSchema } from './automations/saved-automation.js'
import type { SavedAutomation } from './public-types/automations.generated.js'
import type {
  AutomationQuery as AutomationQueryOfSchema,
  AutomationPage as AutomationPageOfSchema
} from './automations/read-automations.js'
import type { AutomationQuery, AutomationPage } from './public-types/automations.generated.js'
import type { DryRun as DryRunOfSchema } from './automations/runs/dry-run.js'
import type { DryRun } from './public-types/automations.generated.js'
import type {
  AutomationRun as AutomationRunOfSchema,
  WholeAutomationRun as WholeAutomationRunOfSchema,
  AutomationRunQuery as AutomationRunQueryOfSchema,
  AutomationRunPage as AutomationRunPageOfSchema
} from './automations/runs/run-log.js'
import type { AutomationRun, WholeAutomationRun, AutomationRunQuery, AutomationRunPage } from './public-types/automations.generated.js'
import type { NewAgent as NewAgentOfSchema, AgentChange as AgentChangeOfSchema } from './agents/agent-input.js'
import type { NewAgent, AgentChange } from './public-types/agents.generated.js'
import type { Agent as AgentOfSchema } from './agents/agent.js'
import type { Agent } from './public-types/agents.generated.js'
import type { AgentQuery as AgentQueryOfSchema, AgentPage as AgentPageOfSchema } from './agents/read-agents.js'
import type { AgentQuery, AgentPage } from './public-types/agents.generated.js'
import type {
  AgentRun as AgentRunOfSchema,
  WholeAgentRun as WholeAgentRunOfSchema,
  AgentRunQuery as AgentRunQueryOfSchema,
  AgentRunPage as AgentRunPageOfSchema
} from './agents/run-log.js'
import type { AgentRun, WholeAgentRun, AgentRunQuery, AgentRunPage } from './public-types/agents.generated.js'
import type {
  ProviderName as ProviderNameOfSchema,
  IntegrationItem as IntegrationItemOfSchema,
  IntegrationSyncs as IntegrationSyncsOfSchema,
  IntegrationCapability as IntegrationCapabilityOfSchema,
  IntegrationRun as IntegrationRunOfSchema,
  ConnectAnswer as ConnectAnswerOfSchema
} from './sync/operation-shapes.js'
import type {
  ProviderName,
  IntegrationItem,
  IntegrationSyncs,
  IntegrationCapability,
  IntegrationRun,
  ConnectAnswer
} from './public-types/sync.generated.js'

type Tools = typeof registry
type Hooks = typeof hookTable
type Resources = typeof resources

/** Tools whose schema is made of the descriptors of providers, so that the compiler does not know it. */
type ByDescriptors = 'svc_setup_integration'

/** An object without fields takes none. */
type Filled<T> = keyof T extends never ? Record<string, never> : T

it('public types allow what their schemas do, and nothing else', () => {
  expectTypeOf<ErrorFields>().toExtend<ErrorFieldsOfSchema>()
  expectTypeOf<ErrorFieldsOfSchema>().toExtend<ErrorFields>()
  expectTypeOf<PlanDescription>().toExtend<PlanDescriptionOfSchema>()
  expectTypeOf<PlanDescriptionOfSchema>().toExtend<PlanDescription>()
  expectTypeOf<Pagination>().toExtend<PaginationOfSchema>()
  expectTypeOf<PaginationOfSchema>().toExtend<Pagination>()
  expectTypeOf<PutResult>().toExtend<PutResultOfSchema>()
  expectTypeOf<PutResultOfSchema>().toExtend<PutResult>()
  expectTypeOf<IngestAnswer>().toExtend<IngestAnswerOfSchema>()
  expectTypeOf<IngestAnswerOfSchema>().toExtend<IngestAnswer>()
  expectTypeOf<IngestFault>().toExtend<IngestFaultOfSchema>()
  expectTypeOf<IngestFaultOfSchema>().toExtend<IngestFault>()
  expectTypeOf<IngestFailureBody>().toExtend<IngestFailureBodyOfSchema>()
  expectTypeOf<IngestFailureBodyOfSchema>().toExtend<IngestFailureBody>()
  expectTypeOf<ArrivedEvent>().toExtend<ArrivedEventOfSchema>()
  expectTypeOf<ArrivedEventOfSchema>().toExtend<ArrivedEvent>()
  expectTypeOf<ApiKey>().toExtend<ApiKeyOfSchema>()
  expectTypeOf<ApiKeyOfSchema>().toExtend<ApiKey>()
  expectTypeOf<VerificationStatus>().toExtend<VerificationStatusOfSchema>()
  expectTypeOf<VerificationStatusOfSchema>().toExtend<VerificationStatus>()
  expectTypeOf<Rotation>().toExtend<RotationOfSchema>()
  expectTypeOf<RotationOfSchema>().toExtend<Rotation>()
  expectTypeOf<PublicKey>().toExtend<PublicKeyOfSchema>()
  expectTypeOf<PublicKeyOfSchema>().toExtend<PublicKey>()
  expectTypeOf<TrustChange>().toExtend<TrustChangeOfSchema>()
  expectTypeOf<TrustChangeOfSchema>().toExtend<TrustChange>()
  expectTypeOf<CustomerReference>().toExtend<CustomerReferenceOfSchema>()
  expectTypeOf<CustomerReferenceOfSchema>().toExtend<CustomerReference>()
  expectTypeOf<CustomerInput>().toExtend<CustomerInputOfSchema>()
  expectTypeOf<CustomerInputOfSchema>().toExtend<CustomerInput>()
  expectTypeOf<UserInput>().toExtend<UserInputOfSchema>()
  expectTypeOf<UserInputOfSchema>().toExtend<UserInput>()
  expectTypeOf<PendingReattribution>().toExtend<PendingReattributionOfSchema>()
  expectTypeOf<PendingReattributionOfSchema>().toExtend<PendingReattribution>()
  expectTypeOf<Party>().toExtend<PartyOfSchema>()
  expectTypeOf<PartyOfSchema>().toExtend<Party>()
  expectTypeOf<Impact>().toExtend<ImpactOfSchema>()
  expectTypeOf<ImpactOfSchema>().toExtend<Impact>()
  expectTypeOf<Suggestion>().toExtend<SuggestionOfSchema>()
  expectTypeOf<SuggestionOfSchema>().toExtend<Suggestion>()
  expectTypeOf<SuggestionQuery>().toExtend<SuggestionQueryOfSchema>()
  expectTypeOf<SuggestionQueryOfSchema>().toExtend<SuggestionQuery>()
  expectTypeOf<SuggestionPage>().toExtend<SuggestionPageOfSchema>()
  expectTypeOf<SuggestionPageOfSchema>().toExtend<SuggestionPage>()
  expectTypeOf<Merge>().toExtend<MergeOfSchema>()
  expectTypeOf<MergeOfSchema>().toExtend<Merge>()
  expectTypeOf<MergeQuery>().toExtend<MergeQueryOfSchema>()
  expectTypeOf<MergeQueryOfSchema>().toExtend<MergeQuery>()
  expectTypeOf<MergePage>().toExtend<MergePageOfSchema>()
  expectTypeOf<MergePageOfSchema>().toExtend<MergePage>()
  expectTypeOf<HandMerge>().toExtend<HandMergeOfSchema>()
  expectTypeOf<HandMergeOfSchema>().toExtend<HandMerge>()
  expectTypeOf<MergePreview>().toExtend<MergePreviewOfSchema>()
  expectTypeOf<MergePreviewOfSchema>().toExtend<MergePreview>()
  expectTypeOf<CustomerRecord>().toExtend<CustomerRecordOfSchema>()
  expectTypeOf<CustomerRecordOfSchema>().toExtend<CustomerRecord>()
  expectTypeOf<CustomerName>().toExtend<CustomerNameOfSchema>()
  expectTypeOf<CustomerNameOfSchema>().toExtend<CustomerName>()
  expectTypeOf<ReadingSettings>().toExtend<ReadingSettingsOfSchema>()
  expectTypeOf<ReadingSettingsOfSchema>().toExtend<ReadingSettings>()
  expectTypeOf<ReadingSettingsChange>().toExtend<ReadingSettingsChangeOfSchema>()
  expectTypeOf<ReadingSettingsChangeOfSchema>().toExtend<ReadingSettingsChange>()
  expectTypeOf<UserRecord>().toExtend<UserRecordOfSchema>()
  expectTypeOf<UserRecordOfSchema>().toExtend<UserRecord>()
  expectTypeOf<UserName>().toExtend<UserNameOfSchema>()
  expectTypeOf<UserNameOfSchema>().toExtend<UserName>()
  expectTypeOf<MemberInput>().toExtend<MemberInputOfSchema>()
  expectTypeOf<MemberInputOfSchema>().toExtend<MemberInput>()
  expectTypeOf<RemovedMember>().toExtend<RemovedMemberOfSchema>()
  expectTypeOf<RemovedMemberOfSchema>().toExtend<RemovedMember>()
  expectTypeOf<TeamLink>().toExtend<TeamLinkOfSchema>()
  expectTypeOf<TeamLinkOfSchema>().toExtend<TeamLink>()
  expectTypeOf<NewTeamLink>().toExtend<NewTeamLinkOfSchema>()
  expectTypeOf<NewTeamLinkOfSchema>().toExtend<NewTeamLink>()
  expectTypeOf<InvitationInput>().toExtend<InvitationInputOfSchema>()
  expectTypeOf<InvitationInputOfSchema>().toExtend<InvitationInput>()
  expectTypeOf<TeamMember>().toExtend<TeamMemberOfSchema>()
  expectTypeOf<TeamMemberOfSchema>().toExtend<TeamMember>()
  expectTypeOf<RoleChange>().toExtend<RoleChangeOfSchema>()
  expectTypeOf<RoleChangeOfSchema>().toExtend<RoleChange>()
  expectTypeOf<ChangedRole>().toExtend<ChangedRoleOfSchema>()
  expectTypeOf<ChangedRoleOfSchema>().toExtend<ChangedRole>()
  expectTypeOf<TeamSession>().toExtend<TeamSessionOfSchema>()
  expectTypeOf<TeamSessionOfSchema>().toExtend<TeamSession>()
  expectTypeOf<ClearedOwner>().toExtend<ClearedOwnerOfSchema>()
  expectTypeOf<ClearedOwnerOfSchema>().toExtend<ClearedOwner>()
  expectTypeOf<DiscountInput>().toExtend<DiscountInputOfSchema>()
  expectTypeOf<DiscountInputOfSchema>().toExtend<DiscountInput>()
  expectTypeOf<ItemInput>().toExtend<ItemInputOfSchema>()
  expectTypeOf<ItemInputOfSchema>().toExtend<ItemInput>()
  expectTypeOf<SubscriptionInput>().toExtend<SubscriptionInputOfSchema>()
  expectTypeOf<SubscriptionInputOfSchema>().toExtend<SubscriptionInput>()
  expectTypeOf<ContractInput>().toExtend<ContractInputOfSchema>()
  expectTypeOf<ContractInputOfSchema>().toExtend<ContractInput>()
  expectTypeOf<Term>().toExtend<TermOfSchema>()
  expectTypeOf<TermOfSchema>().toExtend<Term>()
  expectTypeOf<SourceInput>().toExtend<SourceInputOfSchema>()
  expectTypeOf<SourceInputOfSchema>().toExtend<SourceInput>()
  expectTypeOf<FactInput>().toExtend<FactInputOfSchema>()
  expectTypeOf<FactInputOfSchema>().toExtend<FactInput>()
  expectTypeOf<FactChange>().toExtend<FactChangeOfSchema>()
  expectTypeOf<FactChangeOfSchema>().toExtend<FactChange>()
  expectTypeOf<FactPattern>().toExtend<FactPatternOfSchema>()
  expectTypeOf<FactPatternOfSchema>().toExtend<FactPattern>()
  expectTypeOf<PatternChoice>().toExtend<PatternChoiceOfSchema>()
  expectTypeOf<PatternChoiceOfSchema>().toExtend<PatternChoice>()
  expectTypeOf<SearchInput>().toExtend<SearchInputOfSchema>()
  expectTypeOf<SearchInputOfSchema>().toExtend<SearchInput>()
  expectTypeOf<SearchAnswer>().toExtend<SearchAnswerOfSchema>()
  expectTypeOf<SearchAnswerOfSchema>().toExtend<SearchAnswer>()
  expectTypeOf<CustomerHealth>().toExtend<CustomerHealthOfSchema>()
  expectTypeOf<CustomerHealthOfSchema>().toExtend<CustomerHealth>()
  expectTypeOf<HealthModel>().toExtend<HealthModelOfSchema>()
  expectTypeOf<HealthModelOfSchema>().toExtend<HealthModel>()
  expectTypeOf<Champion>().toExtend<ChampionOfSchema>()
  expectTypeOf<ChampionOfSchema>().toExtend<Champion>()
  expectTypeOf<ChampionQuery>().toExtend<ChampionQueryOfSchema>()
  expectTypeOf<ChampionQueryOfSchema>().toExtend<ChampionQuery>()
  expectTypeOf<ChampionPage>().toExtend<ChampionPageOfSchema>()
  expectTypeOf<ChampionPageOfSchema>().toExtend<ChampionPage>()
  expectTypeOf<PersonRecord>().toExtend<PersonRecordOfSchema>()
  expectTypeOf<PersonRecordOfSchema>().toExtend<PersonRecord>()
  expectTypeOf<StatementPage>().toExtend<StatementPageOfSchema>()
  expectTypeOf<StatementPageOfSchema>().toExtend<StatementPage>()
  expectTypeOf<PersonTimeline>().toExtend<PersonTimelineOfSchema>()
  expectTypeOf<PersonTimelineOfSchema>().toExtend<PersonTimeline>()
  expectTypeOf<UnansweredProblems>().toExtend<UnansweredProblemsOfSchema>()
  expectTypeOf<UnansweredProblemsOfSchema>().toExtend<UnansweredProblems>()
  expectTypeOf<HostAttention>().toExtend<HostAttentionOfSchema>()
  expectTypeOf<HostAttentionOfSchema>().toExtend<HostAttention>()
  expectTypeOf<AttentionName>().toExtend<AttentionNameOfSchema>()
  expectTypeOf<AttentionNameOfSchema>().toExtend<AttentionName>()
  expectTypeOf<ItemWords>().toExtend<ItemWordsOfSchema>()
  expectTypeOf<ItemWordsOfSchema>().toExtend<ItemWords>()
  expectTypeOf<Raised>().toExtend<RaisedOfSchema>()
  expectTypeOf<RaisedOfSchema>().toExtend<Raised>()
  expectTypeOf<AuditQuery>().toExtend<AuditQueryOfSchema>()
  expectTypeOf<AuditQueryOfSchema>().toExtend<AuditQuery>()
  expectTypeOf<NamedAuditPage>().toExtend<NamedAuditPageOfSchema>()
  expectTypeOf<NamedAuditPageOfSchema>().toExtend<NamedAuditPage>()
  expectTypeOf<AttentionWorkQuery>().toExtend<AttentionWorkQueryOfSchema>()
  expectTypeOf<AttentionWorkQueryOfSchema>().toExtend<AttentionWorkQuery>()
  expectTypeOf<AttentionWorkPage>().toExtend<AttentionWorkPageOfSchema>()
  expectTypeOf<AttentionWorkPageOfSchema>().toExtend<AttentionWorkPage>()
  expectTypeOf<Worked>().toExtend<WorkedOfSchema>()
  expectTypeOf<WorkedOfSchema>().toExtend<Worked>()
  expectTypeOf<Note>().toExtend<NoteOfSchema>()
  expectTypeOf<NoteOfSchema>().toExtend<Note>()
  expectTypeOf<NewNote>().toExtend<NewNoteOfSchema>()
  expectTypeOf<NewNoteOfSchema>().toExtend<NewNote>()
  expectTypeOf<NoteChange>().toExtend<NoteChangeOfSchema>()
  expectTypeOf<NoteChangeOfSchema>().toExtend<NoteChange>()
  expectTypeOf<NoteQuery>().toExtend<NoteQueryOfSchema>()
  expectTypeOf<NoteQueryOfSchema>().toExtend<NoteQuery>()
  expectTypeOf<NotePage>().toExtend<NotePageOfSchema>()
  expectTypeOf<NotePageOfSchema>().toExtend<NotePage>()
  expectTypeOf<Task>().toExtend<TaskOfSchema>()
  expectTypeOf<TaskOfSchema>().toExtend<Task>()
  expectTypeOf<NewTask>().toExtend<NewTaskOfSchema>()
  expectTypeOf<NewTaskOfSchema>().toExtend<NewTask>()
  expectTypeOf<TaskChange>().toExtend<TaskChangeOfSchema>()
  expectTypeOf<TaskChangeOfSchema>().toExtend<TaskChange>()
  expectTypeOf<TaskQuery>().toExtend<TaskQueryOfSchema>()
  expectTypeOf<TaskQueryOfSchema>().toExtend<TaskQuery>()
  expectTypeOf<TaskPage>().toExtend<TaskPageOfSchema>()
  expectTypeOf<TaskPageOfSchema>().toExtend<TaskPage>()
  expectTypeOf<AuditPart>().toExtend<AuditPartOfSchema>()
  expectTypeOf<AuditPartOfSchema>().toExtend<AuditPart>()
  expectTypeOf<AuditLine>().toExtend<AuditLineOfSchema>()
  expectTypeOf<AuditLineOfSchema>().toExtend<AuditLine>()
  expectTypeOf<EventPattern>().toExtend<EventPatternOfSchema>()
  expectTypeOf<EventPatternOfSchema>().toExtend<EventPattern>()
  expectTypeOf<EventMatch>().toExtend<EventMatchOfSchema>()
  expectTypeOf<EventMatchOfSchema>().toExtend<EventMatch>()
  expectTypeOf<SignalDefinition>().toExtend<SignalDefinitionOfSchema>()
  expectTypeOf<SignalDefinitionOfSchema>().toExtend<SignalDefinition>()
  expectTypeOf<NewSignal>().toExtend<NewSignalOfSchema>()
  expectTypeOf<NewSignalOfSchema>().toExtend<NewSignal>()
  expectTypeOf<SignalChange>().toExtend<SignalChangeOfSchema>()
  expectTypeOf<SignalChangeOfSchema>().toExtend<SignalChange>()
  expectTypeOf<SignalPreviewInput>().toExtend<SignalPreviewInputOfSchema>()
  expectTypeOf<SignalPreviewInputOfSchema>().toExtend<SignalPreviewInput>()
  expectTypeOf<Signal>().toExtend<SignalOfSchema>()
  expectTypeOf<SignalOfSchema>().toExtend<Signal>()
  expectTypeOf<SignalWarning>().toExtend<SignalWarningOfSchema>()
  expectTypeOf<SignalWarningOfSchema>().toExtend<SignalWarning>()
  expectTypeOf<SavedSignal>().toExtend<SavedSignalOfSchema>()
  expectTypeOf<SavedSignalOfSchema>().toExtend<SavedSignal>()
  expectTypeOf<BuiltInChange>().toExtend<BuiltInChangeOfSchema>()
  expectTypeOf<BuiltInChangeOfSchema>().toExtend<BuiltInChange>()
  expectTypeOf<SignalQuery>().toExtend<SignalQueryOfSchema>()
  expectTypeOf<SignalQueryOfSchema>().toExtend<SignalQuery>()
  expectTypeOf<SignalPage>().toExtend<SignalPageOfSchema>()
  expectTypeOf<SignalPageOfSchema>().toExtend<SignalPage>()
  expectTypeOf<Occurrence>().toExtend<OccurrenceOfSchema>()
  expectTypeOf<OccurrenceOfSchema>().toExtend<Occurrence>()
  expectTypeOf<OccurrenceQuery>().toExtend<OccurrenceQueryOfSchema>()
  expectTypeOf<OccurrenceQueryOfSchema>().toExtend<OccurrenceQuery>()
  expectTypeOf<OccurrencePage>().toExtend<OccurrencePageOfSchema>()
  expectTypeOf<OccurrencePageOfSchema>().toExtend<OccurrencePage>()
  expectTypeOf<SignalOptions>().toExtend<SignalOptionsOfSchema>()
  expectTypeOf<SignalOptionsOfSchema>().toExtend<SignalOptions>()
  expectTypeOf<SignalPreview>().toExtend<SignalPreviewOfSchema>()
  expectTypeOf<SignalPreviewOfSchema>().toExtend<SignalPreview>()
  expectTypeOf<ListFilter>().toExtend<ListFilterOfSchema>()
  expectTypeOf<ListFilterOfSchema>().toExtend<ListFilter>()
  expectTypeOf<CustomerQuery>().toExtend<CustomerQueryOfSchema>()
  expectTypeOf<CustomerQueryOfSchema>().toExtend<CustomerQuery>()
  expectTypeOf<PeopleQuery>().toExtend<PeopleQueryOfSchema>()
  expectTypeOf<PeopleQueryOfSchema>().toExtend<PeopleQuery>()
  expectTypeOf<ListedCustomer>().toExtend<ListedCustomerOfSchema>()
  expectTypeOf<ListedCustomerOfSchema>().toExtend<ListedCustomer>()
  expectTypeOf<ListedPerson>().toExtend<ListedPersonOfSchema>()
  expectTypeOf<ListedPersonOfSchema>().toExtend<ListedPerson>()
  expectTypeOf<ListedCustomerPage>().toExtend<ListedCustomerPageOfSchema>()
  expectTypeOf<ListedCustomerPageOfSchema>().toExtend<ListedCustomerPage>()
  expectTypeOf<ListedPersonPage>().toExtend<ListedPersonPageOfSchema>()
  expectTypeOf<ListedPersonPageOfSchema>().toExtend<ListedPersonPage>()
  expectTypeOf<CustomersChange>().toExtend<CustomersChangeOfSchema>()
  expectTypeOf<CustomersChangeOfSchema>().toExtend<CustomersChange>()
  expectTypeOf<CustomersChanged>().toExtend<CustomersChangedOfSchema>()
  expectTypeOf<CustomersChangedOfSchema>().toExtend<CustomersChanged>()
  expectTypeOf<MailAddress>().toExtend<MailAddressOfSchema>()
  expectTypeOf<MailAddressOfSchema>().toExtend<MailAddress>()
  expectTypeOf<DigestChange>().toExtend<DigestChangeOfSchema>()
  expectTypeOf<DigestChangeOfSchema>().toExtend<DigestChange>()
  expectTypeOf<OwnDigest>().toExtend<OwnDigestOfSchema>()
  expectTypeOf<OwnDigestOfSchema>().toExtend<OwnDigest>()
  expectTypeOf<DigestPreview>().toExtend<DigestPreviewOfSchema>()
  expectTypeOf<DigestPreviewOfSchema>().toExtend<DigestPreview>()
  expectTypeOf<ViewDefinition>().toExtend<ViewDefinitionOfSchema>()
  expectTypeOf<ViewDefinitionOfSchema>().toExtend<ViewDefinition>()
  expectTypeOf<NewView>().toExtend<NewViewOfSchema>()
  expectTypeOf<NewViewOfSchema>().toExtend<NewView>()
  expectTypeOf<ViewChange>().toExtend<ViewChangeOfSchema>()
  expectTypeOf<ViewChangeOfSchema>().toExtend<ViewChange>()
  expectTypeOf<SavedView>().toExtend<SavedViewOfSchema>()
  expectTypeOf<SavedViewOfSchema>().toExtend<SavedView>()
  expectTypeOf<QueryParameter>().toExtend<QueryParameterOfSchema>()
  expectTypeOf<QueryParameterOfSchema>().toExtend<QueryParameter>()
  expectTypeOf<NewQuery>().toExtend<NewQueryOfSchema>()
  expectTypeOf<NewQueryOfSchema>().toExtend<NewQuery>()
  expectTypeOf<QueryChange>().toExtend<QueryChangeOfSchema>()
  expectTypeOf<QueryChangeOfSchema>().toExtend<QueryChange>()
  expectTypeOf<SavedQuery>().toExtend<SavedQueryOfSchema>()
  expectTypeOf<SavedQueryOfSchema>().toExtend<SavedQuery>()
  expectTypeOf<CheckedQuery>().toExtend<CheckedQueryOfSchema>()
  expectTypeOf<CheckedQueryOfSchema>().toExtend<CheckedQuery>()
  expectTypeOf<QueryVersion>().toExtend<QueryVersionOfSchema>()
  expectTypeOf<QueryVersionOfSchema>().toExtend<QueryVersion>()
  expectTypeOf<QueryRun>().toExtend<QueryRunOfSchema>()
  expectTypeOf<QueryRunOfSchema>().toExtend<QueryRun>()
  expectTypeOf<QueryTrial>().toExtend<QueryTrialOfSchema>()
  expectTypeOf<QueryTrialOfSchema>().toExtend<QueryTrial>()
  expectTypeOf<QueryAnswer>().toExtend<QueryAnswerOfSchema>()
  expectTypeOf<QueryAnswerOfSchema>().toExtend<QueryAnswer>()
  expectTypeOf<NewTile>().toExtend<NewTileOfSchema>()
  expectTypeOf<NewTileOfSchema>().toExtend<NewTile>()
  expectTypeOf<DashboardTile>().toExtend<DashboardTileOfSchema>()
  expectTypeOf<DashboardTileOfSchema>().toExtend<DashboardTile>()
  expectTypeOf<NewDashboard>().toExtend<NewDashboardOfSchema>()
  expectTypeOf<NewDashboardOfSchema>().toExtend<NewDashboard>()
  expectTypeOf<DashboardChange>().toExtend<DashboardChangeOfSchema>()
  expectTypeOf<DashboardChangeOfSchema>().toExtend<DashboardChange>()
  expectTypeOf<Dashboard>().toExtend<DashboardOfSchema>()
  expectTypeOf<DashboardOfSchema>().toExtend<Dashboard>()
  expectTypeOf<AdoptionQuery>().toExtend<AdoptionQueryOfSchema>()
  expectTypeOf<AdoptionQueryOfSchema>().toExtend<AdoptionQuery>()
  expectTypeOf<FeatureAdoption>().toExtend<FeatureAdoptionOfSchema>()
  expectTypeOf<FeatureAdoptionOfSchema>().toExtend<FeatureAdoption>()
  expectTypeOf<AdoptersQuery>().toExtend<AdoptersQueryOfSchema>()
  expectTypeOf<AdoptersQueryOfSchema>().toExtend<AdoptersQuery>()
  expectTypeOf<FeatureAdopters>().toExtend<FeatureAdoptersOfSchema>()
  expectTypeOf<FeatureAdoptersOfSchema>().toExtend<FeatureAdopters>()
  expectTypeOf<NewSegment>().toExtend<NewSegmentOfSchema>()
  expectTypeOf<NewSegmentOfSchema>().toExtend<NewSegment>()
  expectTypeOf<SegmentChange>().toExtend<SegmentChangeOfSchema>()
  expectTypeOf<SegmentChangeOfSchema>().toExtend<SegmentChange>()
  expectTypeOf<Segment>().toExtend<SegmentOfSchema>()
  expectTypeOf<SegmentOfSchema>().toExtend<Segment>()
  expectTypeOf<SegmentMembershipChange>().toExtend<SegmentMembershipChangeOfSchema>()
  expectTypeOf<SegmentMembershipChangeOfSchema>().toExtend<SegmentMembershipChange>()
  expectTypeOf<Delivery>().toExtend<DeliveryOfSchema>()
  expectTypeOf<DeliveryOfSchema>().toExtend<Delivery>()
  expectTypeOf<NewEndpoint>().toExtend<NewEndpointOfSchema>()
  expectTypeOf<NewEndpointOfSchema>().toExtend<NewEndpoint>()
  expectTypeOf<EndpointChange>().toExtend<EndpointChangeOfSchema>()
  expectTypeOf<EndpointChangeOfSchema>().toExtend<EndpointChange>()
  expectTypeOf<Endpoint>().toExtend<EndpointOfSchema>()
  expectTypeOf<EndpointOfSchema>().toExtend<Endpoint>()
  expectTypeOf<EndpointDelivery>().toExtend<EndpointDeliveryOfSchema>()
  expectTypeOf<EndpointDeliveryOfSchema>().toExtend<EndpointDelivery>()
  expectTypeOf<EndpointDeliveryQuery>().toExtend<EndpointDeliveryQueryOfSchema>()
  expectTypeOf<EndpointDeliveryQueryOfSchema>().toExtend<EndpointDeliveryQuery>()
  expectTypeOf<EndpointDeliveryPage>().toExtend<EndpointDeliveryPageOfSchema>()
  expectTypeOf<EndpointDeliveryPageOfSchema>().toExtend<EndpointDeliveryPage>()
  expectTypeOf<NewAutomation>().toExtend<NewAutomationOfSchema>()
  expectTypeOf<NewAutomationOfSchema>().toExtend<NewAutomation>()
  expectTypeOf<AutomationChange>().toExtend<AutomationChangeOfSchema>()
  expectTypeOf<AutomationChangeOfSchema>().toExtend<AutomationChange>()
  expectTypeOf<Automation>().toExtend<AutomationOfSchema>()
  expectTypeOf<AutomationOfSchema>().toExtend<Automation>()
  expectTypeOf<AutomationWarning>().toExtend<AutomationWarningOfSchema>()
  expectTypeOf<AutomationWarningOfSchema>().toExtend<AutomationWarning>()
  expectTypeOf<SavedAutomation>().toExtend<SavedAutomationOfSchema>()
  expectTypeOf<SavedAutomationOfSchema>().toExtend<SavedAutomation>()
  expectTypeOf<AutomationQuery>().toExtend<AutomationQueryOfSchema>()
  expectTypeOf<AutomationQueryOfSchema>().toExtend<AutomationQuery>()
  expectTypeOf<AutomationPage>().toExtend<AutomationPageOfSchema>()
  expectTypeOf<AutomationPageOfSchema>().toExtend<AutomationPage>()
  expectTypeOf<DryRun>().toExtend<DryRunOfSchema>()
  expectTypeOf<DryRunOfSchema>().toExtend<DryRun>()
  expectTypeOf<AutomationRun>().toExtend<AutomationRunOfSchema>()
  expectTypeOf<AutomationRunOfSchema>().toExtend<AutomationRun>()
  expectTypeOf<WholeAutomationRun>().toExtend<WholeAutomationRunOfSchema>()
  expectTypeOf<WholeAutomationRunOfSchema>().toExtend<WholeAutomationRun>()
  expectTypeOf<AutomationRunQuery>().toExtend<AutomationRunQueryOfSchema>()
  expectTypeOf<AutomationRunQueryOfSchema>().toExtend<AutomationRunQuery>()
  expectTypeOf<AutomationRunPage>().toExtend<AutomationRunPageOfSchema>()
  expectTypeOf<AutomationRunPageOfSchema>().toExtend<AutomationRunPage>()
  expectTypeOf<NewAgent>().toExtend<NewAgentOfSchema>()
  expectTypeOf<NewAgentOfSchema>().toExtend<NewAgent>()
  expectTypeOf<AgentChange>().toExtend<AgentChangeOfSchema>()
  expectTypeOf<AgentChangeOfSchema>().toExtend<AgentChange>()
  expectTypeOf<Agent>().toExtend<AgentOfSchema>()
  expectTypeOf<AgentOfSchema>().toExtend<Agent>()
  expectTypeOf<AgentQuery>().toExtend<AgentQueryOfSchema>()
  expectTypeOf<AgentQueryOfSchema>().toExtend<AgentQuery>()
  expectTypeOf<AgentPage>().toExtend<AgentPageOfSchema>()
  expectTypeOf<AgentPageOfSchema>().toExtend<AgentPage>()
  expectTypeOf<AgentRun>().toExtend<AgentRunOfSchema>()
  expectTypeOf<AgentRunOfSchema>().toExtend<AgentRun>()
  expectTypeOf<WholeAgentRun>().toExtend<WholeAgentRunOfSchema>()
  expectTypeOf<WholeAgentRunOfSchema>().toExtend<WholeAgentRun>()
  expectTypeOf<AgentRunQuery>().toExtend<AgentRunQueryOfSchema>()
  expectTypeOf<AgentRunQueryOfSchema>().toExtend<AgentRunQuery>()
  expectTypeOf<AgentRunPage>().toExtend<AgentRunPageOfSchema>()
  expectTypeOf<AgentRunPageOfSchema>().toExtend<AgentRunPage>()
  expectTypeOf<ProviderName>().toExtend<ProviderNameOfSchema>()
  expectTypeOf<ProviderNameOfSchema>().toExtend<ProviderName>()
  expectTypeOf<IntegrationItem>().toExtend<IntegrationItemOfSchema>()
  expectTypeOf<IntegrationItemOfSchema>().toExtend<IntegrationItem>()
  expectTypeOf<IntegrationSyncs>().toExtend<IntegrationSyncsOfSchema>()
  expectTypeOf<IntegrationSyncsOfSchema>().toExtend<IntegrationSyncs>()
  expectTypeOf<IntegrationCapability>().toExtend<IntegrationCapabilityOfSchema>()
  expectTypeOf<IntegrationCapabilityOfSchema>().toExtend<IntegrationCapability>()
  expectTypeOf<IntegrationRun>().toExtend<IntegrationRunOfSchema>()
  expectTypeOf<IntegrationRunOfSchema>().toExtend<IntegrationRun>()
  expectTypeOf<ConnectAnswer>().toExtend<ConnectAnswerOfSchema>()
  expectTypeOf<ConnectAnswerOfSchema>().toExtend<ConnectAnswer>()
  expectTypeOf<Omit<ToolInputs, ByDescriptors>>().toExtend<{
    [Name in Exclude<keyof Tools, ByDescriptors>]: Filled<Static<Tools[Name]['input']>>
  }>()
  expectTypeOf<{ [Name in Exclude<keyof Tools, ByDescriptors>]: Filled<Static<Tools[Name]['input']>> }>().toExtend<
    Omit<ToolInputs, ByDescriptors>
  >()
  expectTypeOf<ToolOutputs>().toExtend<{ [Name in keyof Tools]: Static<Tools[Name]['output']> }>()
  expectTypeOf<{ [Name in keyof Tools]: Static<Tools[Name]['output']> }>().toExtend<ToolOutputs>()
  expectTypeOf<HookDataByName>().toExtend<{ [Name in keyof Hooks]: Static<Hooks[Name]['data']> }>()
  expectTypeOf<{ [Name in keyof Hooks]: Static<Hooks[Name]['data']> }>().toExtend<HookDataByName>()
  expectTypeOf<ResourceQueries>().toExtend<{ [Noun in keyof Resources]: Static<Resources[Noun]['query']> }>()
  expectTypeOf<{ [Noun in keyof Resources]: Static<Resources[Noun]['query']> }>().toExtend<ResourceQueries>()
  expectTypeOf<ResourceItems>().toExtend<{ [Noun in keyof Resources]: Static<Resources[Noun]['item']> }>()
  expectTypeOf<{ [Noun in keyof Resources]: Static<Resources[Noun]['item']> }>().toExtend<ResourceItems>()
})
