import type { Scope, Table } from '../define-table.js'
import { activityDays } from './activity-days.js'
import { agentRuns } from './agent-runs.js'
import { agentSteps } from './agent-steps.js'
import { agents } from './agents.js'
import { apiKeys } from './api-keys.js'
import { attentionChanges } from './attention-changes.js'
import { attentionItems } from './attention-items.js'
import { attentionPhrasings } from './attention-phrasings.js'
import { auditEntries } from './audit-entries.js'
import { automationCooldowns } from './automation-cooldowns.js'
import { automationMatches } from './automation-matches.js'
import { automationRuns } from './automation-runs.js'
import { automations } from './automations.js'
import { customerAccess } from './customer-access.js'
import { customerClaims } from './customer-claims.js'
import { customerHealth } from './customer-health.js'
import { customerIdentities } from './customer-identities.js'
import { customers } from './customers.js'
import { deliveries } from './deliveries.js'
import { destinations } from './destinations.js'
import { emailClaims } from './email-claims.js'
import { events } from './events.js'
import { factChanges } from './fact-changes.js'
import { factEvidence } from './fact-evidence.js'
import { facts } from './facts.js'
import { features } from './features.js'
import { hookDeliveries } from './hook-deliveries.js'
import { hookRegistrations } from './hook-registrations.js'
import { identities } from './identities.js'
import { identityVerifications } from './identity-verifications.js'
import { ingestInbox } from './ingest-inbox.js'
import { ingestIssues } from './ingest-issues.js'
import { integrationAddresses } from './integration-addresses.js'
import { integrationConnections } from './integration-connections.js'
import { integrationCredentials } from './integration-credentials.js'
import { integrationRefreshes } from './integration-refreshes.js'
import { integrationRuns } from './integration-runs.js'
import { integrationSessions } from './integration-sessions.js'
import { integrationStreams } from './integration-streams.js'
import { jobs } from './jobs.js'
import { members } from './members.js'
import { mergeSuggestions } from './merge-suggestions.js'
import { merges } from './merges.js'
import { modelUsage } from './model-usage.js'
import { organizations } from './organizations.js'
import { participants } from './participants.js'
import { payments } from './payments.js'
import { providerRecords } from './provider-records.js'
import { publicKeys } from './public-keys.js'
import { revenueSnapshots } from './revenue-snapshots.js'
import { searchContents } from './search-contents.js'
import { searchCountChanges } from './search-count-changes.js'
import { searchCounts } from './search-counts.js'
import { searchDocuments } from './search-documents.js'
import { searchPostings } from './search-postings.js'
import { searchVectors } from './search-vectors.js'
import { signalOccurrences } from './signal-occurrences.js'
import { signalQueue } from './signal-queue.js'
import { signals } from './signals.js'
import { sourceParticipants } from './source-participants.js'
import { sourceSegments } from './source-segments.js'
import { sources } from './sources.js'
import { subscriptions } from './subscriptions.js'
import { users } from './users.js'
import { visitorClaims } from './visitor-claims.js'
import { visitors } from './visitors.js'
import { workspaceSettings } from './workspace-settings.js'

/** Every table: what stores create. A test in storage-postgres compares it with what the migrations made. */
export const tables = {
  organizations,
  apiKeys,
  publicKeys,
  identityVerifications,
  members,
  customers,
  users,
  events,
  visitors,
  visitorClaims,
  emailClaims,
  customerClaims,
  identities,
  customerIdentities,
  merges,
  mergeSuggestions,
  ingestIssues,
  subscriptions,
  revenueSnapshots,
  auditEntries,
  customerAccess,
  destinations,
  workspaceSettings,
  jobs,
  ingestInbox,
  features,
  attentionItems,
  attentionChanges,
  attentionPhrasings,
  signals,
  signalOccurrences,
  signalQueue,
  activityDays,
  customerHealth,
  sources,
  sourceSegments,
  sourceParticipants,
  participants,
  facts,
  factEvidence,
  factChanges,
  searchDocuments,
  searchContents,
  searchPostings,
  searchCounts,
  searchCountChanges,
  searchVectors,
  payments,
  integrationConnections,
  integrationCredentials,
  integrationSessions,
  integrationAddresses,
  integrationStreams,
  integrationRuns,
  providerRecords,
  integrationRefreshes,
  automations,
  automationMatches,
  automationCooldowns,
  automationRuns,
  deliveries,
  hookRegistrations,
  hookDeliveries,
  agents,
  agentRuns,
  agentSteps,
  modelUsage
} satisfies Record<string, Table<Scope, object>>

export {
  activityDays,
  agentRuns,
  agentSteps,
  agents,
  apiKeys,
  attentionChanges,
  attentionItems,
  attentionPhrasings,
  auditEntries,
  automationCooldowns,
  automationMatches,
  automationRuns,
  automations,
  customerAccess,
  customerClaims,
  customerHealth,
  customerIdentities,
  customers,
  deliveries,
  destinations,
  emailClaims,
  events,
  factChanges,
  factEvidence,
  facts,
  features,
  hookDeliveries,
  hookRegistrations,
  identities,
  identityVerifications,
  ingestInbox,
  ingestIssues,
  integrationAddresses,
  integrationConnections,
  integrationCredentials,
  integrationRefreshes,
  integrationRuns,
  integrationSessions,
  integrationStreams,
  jobs,
  members,
  mergeSuggestions,
  merges,
  modelUsage,
  organizations,
  participants,
  payments,
  providerRecords,
  publicKeys,
  revenueSnapshots,
  searchContents,
  searchCountChanges,
  searchCounts,
  searchDocuments,
  searchPostings,
  searchVectors,
  signalOccurrences,
  signalQueue,
  signals,
  sourceParticipants,
  sourceSegments,
  sources,
  subscriptions,
  users,
  visitorClaims,
  visitors,
  workspaceSettings
}
