/** Who is who: claims, rules, merges and their review. docs/identity.md tells the rules. */

export { activityFilter } from './activity-filter.js'
export { applyClaims } from './claims/apply-claims.js'
export { claimCustomers } from './claims/claim-customers.js'
export { ClaimSet } from './claims/claims.js'
export type { AcceptedEvent, EventRow } from './events/accepted-event.js'
export { acceptedEventSchema } from './events/accepted-event-schema.js'
export { insertEvents, type StoredEvents } from './events/insert-events.js'
export { type MovedKey, ownershipChanged } from './events/ownership-changed.js'
export { type ReconcileOptions, reconcileEvents } from './events/reconcile-events.js'
export { recountCustomer } from './events/recount.js'
export { recountOwners, removeEvents, removeUncounted } from './events/remove-events.js'
export { duplicateSearch } from './jobs/duplicate-search.js'
export { reattribution } from './jobs/reattribution.js'
export { currentId, currentIds } from './merged-ids.js'
export { mergeOperations, reattributionOperations } from './operations.js'
export { removeEmptyCustomers } from './profiles/customers.js'
export { forgetPeople } from './profiles/forget-people.js'
export { patchCustomer } from './profiles/patch-customer.js'
export { checkCustomers, customerInput, putCustomers } from './profiles/put-customers.js'
export { closed, customerReference, describedId, timeSchema, traitsSchema } from './profiles/put-schemas.js'
export { checkUsers, putUsers, userInput } from './profiles/put-users.js'
export { countedBytes, maxTraitBytes, traitBounds, traitBytes } from './profiles/trait-bytes.js'
export { ownDomains } from './records/own-domains.js'
export { putProviderRecords } from './records/put-provider-records.js'
export { personOf } from './records/read-people.js'
export { readAccount } from './records/read-reported.js'
export { enqueueRecordsAgain, reconcileRecordsAgain, recordsAgain, recordsAgainKind } from './records/reconcile-again.js'
export { accountTarget, firstAccount } from './records/record-rules.js'
export { stateOf } from './records/record-state.js'
export type { ProviderRecord } from './records/reported.js'
export { describeMerges, mergeShape } from './review/merge-record.js'
export { addEvents } from './rollups/put-rollups.js'
export { rowsWritten, writeRows } from './rollups/reconcile-rollups.js'
export { activityChannels, latest } from './rollups/rollup.js'
export { putSourceActivity } from './rollups/user-source-activity.js'
export { checkReference, withCustomerKeys } from './rules/customer-keys.js'
export { normalizeEmail } from './rules/email-address.js'
export {
  type CustomerKey,
  customerIdKey,
  domainKey,
  emailKey,
  isCustomerIdKey,
  isDomainKey,
  isEmailKey,
  isPlaceholder,
  isTooLongId,
  isUserIdKey,
  keyValue,
  MAX_ID_LENGTH,
  providerAccountKey,
  userIdKey
} from './rules/keys.js'
export { OwnerHints } from './rules/owner-hints.js'
export { provesUser } from './rules/user-hash.js'
export { companyDomain, hostName, workDomain } from './rules/work-domain.js'
export { commonDomains } from './suggestions/company-domain.js'
export { labelsOfName, nameSpellings } from './suggestions/company-name.js'
export { knownCompanies } from './suggestions/known-companies.js'
export { Erased, erasedText, masked, namesOfEmail, namesOfIdentity, newestErasure } from './suppression/erased.js'
export { addErasedNames, digestsOf, liftErasures } from './suppression/erased-name-rows.js'
export { type ErasedName, recordName } from './suppression/name-digest.js'
export { NameFinder } from './suppression/name-finder.js'
export { ErasedNameError } from './suppression/refuse-erased.js'
export { activityDays } from './tables/activity-days.js'
export { customerClaims } from './tables/customer-claims.js'
export { customerIdentities } from './tables/customer-identities.js'
export { customers } from './tables/customers.js'
export { emailClaims } from './tables/email-claims.js'
export { erasedNames } from './tables/erased-names.js'
export { erasures } from './tables/erasures.js'
export { events } from './tables/events.js'
export { identities } from './tables/identities.js'
export { mergeSuggestions } from './tables/merge-suggestions.js'
export { merges } from './tables/merges.js'
export { providerRecords } from './tables/provider-records.js'
export { users } from './tables/users.js'
export { visitorClaims } from './tables/visitor-claims.js'
export { visitors } from './tables/visitors.js'
export { activityView } from './views/activity.js'
export { usersView } from './views/users.js'
export { type CustomerRow, IdentityUnitOfWork, type UndoneMerge } from './work/unit-of-work.js'
