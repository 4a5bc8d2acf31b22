/** The types of what users send and receive, as plain interfaces that are generated from the schemas. */

export type { RemovedMember } from './access.generated.js'
export type { Agent, AgentChange, AgentPage, AgentQuery, AgentRunPage, AgentRunQuery, NewAgent, WholeAgentRun } from './agents.generated.js'
export type { AttentionName, HostAttention, ItemWords } from './attention.generated.js'
export type { ApiKey, PublicKey, Rotation, VerificationStatus } from './auth.generated.js'
export type {
  Automation,
  AutomationChange,
  AutomationPage,
  AutomationQuery,
  AutomationRunPage,
  AutomationRunQuery,
  AutomationWarning,
  DryRun,
  NewAutomation,
  WholeAutomationRun
} from './automations.generated.js'
export type { PlanDescription } from './context.generated.js'
export type { CustomerName, CustomerRecord } from './customers.generated.js'
export type { FactChange, FactInput, FactPattern } from './facts.generated.js'
export type { CustomerHealth } from './health.generated.js'
export type { HookDataByName } from './hooks.generated.js'
export type {
  CustomerInput,
  CustomerReference,
  MergePage,
  MergeQuery,
  PendingReattribution,
  Suggestion,
  SuggestionPage,
  SuggestionQuery,
  UserInput
} from './identity.generated.js'
export type { IngestAnswer, IngestFailureBody, IngestFault } from './ingest.generated.js'
export type { MemberInput } from './members.generated.js'
export type { UserName, UserRecord } from './people.generated.js'
export type { UnansweredProblems } from './profile.generated.js'
export type { ResourceItems, ResourceQueries } from './resources.generated.js'
export type { SubscriptionInput } from './revenue.generated.js'
export type {
  BuiltInChange,
  NewSignal,
  OccurrencePage,
  OccurrenceQuery,
  Signal,
  SignalChange,
  SignalOptions,
  SignalPage,
  SignalPreview,
  SignalPreviewInput,
  SignalQuery,
  SignalWarning
} from './signals.generated.js'
export type { SourceInput } from './sources.generated.js'
export type { ToolInputs, ToolOutputs } from './tools.generated.js'
export type { ErrorFields } from './validation.generated.js'
