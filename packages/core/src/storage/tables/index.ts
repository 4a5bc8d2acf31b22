import type { Scope, Table } from '../define-table.js'
import { apiKeys } from './api-keys.js'
import { attentionChanges } from './attention-changes.js'
import { attentionItems } from './attention-items.js'
import { auditEntries } from './audit-entries.js'
import { customerAccess } from './customer-access.js'
import { customerClaims } from './customer-claims.js'
import { customerIdentities } from './customer-identities.js'
import { customers } from './customers.js'
import { destinations } from './destinations.js'
import { emailClaims } from './email-claims.js'
import { events } from './events.js'
import { factChanges } from './fact-changes.js'
import { factEvidence } from './fact-evidence.js'
import { facts } from './facts.js'
import { features } from './features.js'
import { identities } from './identities.js'
import { identityVerifications } from './identity-verifications.js'
import { ingestInbox } from './ingest-inbox.js'
import { ingestIssues } from './ingest-issues.js'
import { jobs } from './jobs.js'
import { members } from './members.js'
import { mergeSuggestions } from './merge-suggestions.js'
import { merges } from './merges.js'
import { organizations } from './organizations.js'
import { publicKeys } from './public-keys.js'
import { revenueSnapshots } from './revenue-snapshots.js'
import { searchContents } from './search-contents.js'
import { searchCountChanges } from './search-count-changes.js'
import { searchCounts } from './search-counts.js'
import { searchDocuments } from './search-documents.js'
import { searchPostings } from './search-postings.js'
import { searchVectors } from './search-vectors.js'
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
  sources,
  sourceSegments,
  facts,
  factEvidence,
  factChanges,
  searchDocuments,
  searchContents,
  searchPostings,
  searchCounts,
  searchCountChanges,
  searchVectors
} satisfies Record<string, Table<Scope, object>>

export {
  apiKeys,
  attentionChanges,
  attentionItems,
  auditEntries,
  customerAccess,
  customerClaims,
  customerIdentities,
  customers,
  destinations,
  emailClaims,
  events,
  factChanges,
  factEvidence,
  facts,
  features,
  identities,
  identityVerifications,
  ingestInbox,
  ingestIssues,
  jobs,
  members,
  mergeSuggestions,
  merges,
  organizations,
  publicKeys,
  revenueSnapshots,
  searchContents,
  searchCountChanges,
  searchCounts,
  searchDocuments,
  searchPostings,
  searchVectors,
  sourceSegments,
  sources,
  subscriptions,
  users,
  visitorClaims,
  visitors,
  workspaceSettings
}
