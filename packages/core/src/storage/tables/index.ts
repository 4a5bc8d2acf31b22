import type { Scope, Table } from '../define-table.js'
import { apiKeys } from './api-keys.js'
import { customerClaims } from './customer-claims.js'
import { customerIdentities } from './customer-identities.js'
import { customers } from './customers.js'
import { emailClaims } from './email-claims.js'
import { events } from './events.js'
import { identities } from './identities.js'
import { ingestIssues } from './ingest-issues.js'
import { members } from './members.js'
import { merges } from './merges.js'
import { organizations } from './organizations.js'
import { publicKeys } from './public-keys.js'
import { revenueSnapshots } from './revenue-snapshots.js'
import { subscriptions } from './subscriptions.js'
import { users } from './users.js'
import { visitorClaims } from './visitor-claims.js'
import { visitors } from './visitors.js'

/** Every table: what stores create, and the conformance suite compares with what their migrations made. */
export const tables = {
  organizations,
  apiKeys,
  publicKeys,
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
  ingestIssues,
  subscriptions,
  revenueSnapshots
} satisfies Record<string, Table<Scope, object>>

export {
  apiKeys,
  customerClaims,
  customerIdentities,
  customers,
  emailClaims,
  events,
  identities,
  ingestIssues,
  members,
  merges,
  organizations,
  publicKeys,
  revenueSnapshots,
  subscriptions,
  users,
  visitorClaims,
  visitors
}
