import { customerAccess } from '../access/tables/index.js'
import { agentRuns, agentSteps, agents } from '../agents/index.js'
import { assessmentChanges, customerAssessments } from '../assessment/index.js'
import { attentionChanges, attentionItems, attentionPhrasings } from '../attention/index.js'
import { auditEntries } from '../audit/index.js'
import { auditPending, auditSeals } from '../audit-chain/index.js'
import { apiKeys, identityVerifications, publicKeys } from '../auth/index.js'
import { automationCooldowns, automationMatches, automationRuns, automations } from '../automations/index.js'
import { champions } from '../contacts/index.js'
import { dashboards } from '../dashboards/index.js'
import { deliveries, destinations } from '../destinations/index.js'
import { digests } from '../digest/tables/index.js'
import { endpointDeliveries, endpointRecipients, endpoints } from '../endpoints/index.js'
import { sourceReadings } from '../extraction/index.js'
import { factChanges, factEvidence, factJudgements, factStatements, facts } from '../facts/tables/index.js'
import { features } from '../features/index.js'
import { customerHealth, healthModels, healthTrainingRows } from '../health/index.js'
import { hookDeliveries, hookRegistrations } from '../hooks/index.js'
import {
  activityDays,
  customerClaims,
  customerIdentities,
  customers,
  emailClaims,
  erasedNames,
  erasures,
  events,
  identities,
  mergeSuggestions,
  merges,
  providerRecords,
  users,
  visitorClaims,
  visitors
} from '../identity/index.js'
import { ingestInbox, ingestIssues } from '../ingest/tables/index.js'
import { jobs } from '../jobs/index.js'
import { rateBuckets } from '../limits/index.js'
import { lookbackRuns } from '../lookback/index.js'
import { mailAddresses, mails } from '../mail/tables/index.js'
import { members, memberVisits } from '../members/tables/index.js'
import { modelUsage } from '../models/index.js'
import { workspaceCurrency } from '../money/index.js'
import { putInbox } from '../put-inbox/tables/index.js'
import { savedQueries, savedQueryVersions } from '../queries/index.js'
import { readingSettings } from '../reading-settings/index.js'
import { retentionRules, retentionRuns } from '../retention/index.js'
import { payments, revenueCorrections, revenueSnapshots, subscriptions } from '../revenue/tables/index.js'
import { searchCountChanges, searchCounts, searchPostings, searchVectors } from '../search-index/index.js'
import { segmentChanges, segments } from '../segments/tables/index.js'
import { workspaceSettings } from '../settings/index.js'
import { signalOccurrences, signalQueue, signals } from '../signals/index.js'
import { participants, sourceParticipants, sourceSegments, sources } from '../sources/tables/index.js'
import { organizations, type Scope, searchContents, searchDocuments, type Table } from '../storage/index.js'
import {
  integrationAddresses,
  integrationConnections,
  integrationRefreshes,
  integrationRuns,
  integrationSessions,
  integrationStreams
} from '../sync/index.js'
import { consoleLinks, consoleSessions } from '../team/tables/index.js'
import { terms, termVersions } from '../terms/tables/index.js'
import { integrationCredentials } from '../vault/index.js'
import { savedViews } from '../views/index.js'
import { notes, tasks } from '../work/index.js'

/** Every table: what stores create. A test in storage-postgres compares it with what the migrations made. */
export const tables = {
  organizations,
  apiKeys,
  publicKeys,
  identityVerifications,
  rateBuckets,
  members,
  memberVisits,
  digests,
  mailAddresses,
  mails,
  consoleLinks,
  consoleSessions,
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
  revenueCorrections,
  revenueSnapshots,
  terms,
  termVersions,
  auditEntries,
  auditPending,
  auditSeals,
  customerAccess,
  destinations,
  workspaceSettings,
  workspaceCurrency,
  readingSettings,
  jobs,
  ingestInbox,
  putInbox,
  features,
  attentionItems,
  attentionChanges,
  attentionPhrasings,
  notes,
  tasks,
  signals,
  signalOccurrences,
  signalQueue,
  activityDays,
  customerAssessments,
  assessmentChanges,
  customerHealth,
  healthModels,
  champions,
  healthTrainingRows,
  lookbackRuns,
  segments,
  segmentChanges,
  savedViews,
  savedQueries,
  savedQueryVersions,
  dashboards,
  endpoints,
  endpointRecipients,
  endpointDeliveries,
  sources,
  sourceReadings,
  sourceSegments,
  sourceParticipants,
  participants,
  facts,
  factEvidence,
  factChanges,
  factJudgements,
  factStatements,
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
  modelUsage,
  retentionRules,
  retentionRuns,
  erasedNames,
  erasures
} satisfies Record<string, Table<Scope, object>>

export {
  activityDays,
  agentRuns,
  agentSteps,
  agents,
  apiKeys,
  assessmentChanges,
  attentionChanges,
  attentionItems,
  attentionPhrasings,
  auditEntries,
  auditPending,
  auditSeals,
  automationCooldowns,
  automationMatches,
  automationRuns,
  automations,
  champions,
  consoleLinks,
  consoleSessions,
  customerAccess,
  customerAssessments,
  customerClaims,
  customerHealth,
  customerIdentities,
  customers,
  deliveries,
  destinations,
  emailClaims,
  erasedNames,
  erasures,
  events,
  factChanges,
  factEvidence,
  factJudgements,
  factStatements,
  facts,
  features,
  healthModels,
  healthTrainingRows,
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
  notes,
  organizations,
  participants,
  payments,
  providerRecords,
  publicKeys,
  putInbox,
  rateBuckets,
  readingSettings,
  retentionRuns,
  revenueCorrections,
  revenueSnapshots,
  savedQueries,
  searchContents,
  searchCountChanges,
  searchCounts,
  searchDocuments,
  searchPostings,
  searchVectors,
  segmentChanges,
  segments,
  signalOccurrences,
  signalQueue,
  signals,
  sourceParticipants,
  sourceReadings,
  sourceSegments,
  sources,
  subscriptions,
  tasks,
  terms,
  termVersions,
  users,
  visitorClaims,
  visitors,
  workspaceCurrency,
  workspaceSettings
}
