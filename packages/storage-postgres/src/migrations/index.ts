import { initial } from './0001-initial.js'
import { columnNames } from './0002-column-names.js'
import { destinationsProvider } from './0003-destinations-provider.js'
import { sourceReadings } from './0004-source-readings.js'
import { sourcesCut } from './0005-sources-cut.js'
import { factsKind } from './0006-facts-kind.js'
import { judgementsDecision } from './0007-judgements-decision.js'
import { customerAssessments } from './0008-customer-assessments.js'
import { readingSettings } from './0009-reading-settings.js'
import { terms } from './0010-terms.js'
import { integrationStreamsGoneAt } from './0011-integration-streams-gone-at.js'
import { customerHealthHasLeft } from './0012-customer-health-has-left.js'
import { lookbackRuns } from './0013-lookback-runs.js'
import { productEvents } from './0014-product-events.js'
import { meetings } from './0015-meetings.js'
import { retentionRules } from './0016-retention-rules.js'
import { auditPending } from './0017-audit-pending.js'
import { erasedNames } from './0018-erased-names.js'
import { jobs } from './0019-jobs.js'
import { rateBuckets } from './0020-rate-buckets.js'
import { champions } from './0021-champions.js'
import { assessmentChanges } from './0022-assessment-changes.js'
import { erasedNamesPerson } from './0023-erased-names-person.js'
import { membersConsoleRole } from './0024-members-console-role.js'
import { attentionItemsAssigneeId } from './0025-attention-items-assignee-id.js'
import { customersHealthScore } from './0026-customers-health-score.js'
import { customers } from './0027-customers.js'
import { savedQueries } from './0028-saved-queries.js'
import { digests } from './0029-digests.js'
import { subscriptionsHistory } from './0030-subscriptions-history.js'
import { endpoints } from './0031-endpoints.js'
import { putInbox } from './0032-put-inbox.js'
import { mailsDeliveryId } from './0033-mails-delivery-id.js'
import type { Migration } from './migration.js'

/** Every migration, in order. A released one never changes; add the next. */
export const migrations: readonly Migration[] = [
  initial,
  columnNames,
  destinationsProvider,
  sourceReadings,
  sourcesCut,
  factsKind,
  judgementsDecision,
  customerAssessments,
  readingSettings,
  terms,
  integrationStreamsGoneAt,
  customerHealthHasLeft,
  lookbackRuns,
  productEvents,
  meetings,
  retentionRules,
  auditPending,
  erasedNames,
  jobs,
  rateBuckets,
  champions,
  assessmentChanges,
  erasedNamesPerson,
  membersConsoleRole,
  attentionItemsAssigneeId,
  customersHealthScore,
  customers,
  savedQueries,
  digests,
  subscriptionsHistory,
  endpoints,
  putInbox,
  mailsDeliveryId
]
