/** Customers as they are listed and found. */

export {
  type AccountFilter,
  accountFields,
  accountFilter,
  accountsAmong,
  accountsWhere,
  readAccountFilter,
  readSegmentNames
} from './account-filter.js'
export { billingStatuses, mrrStatuses, mrrUnit } from './billing.js'
export { customerLabel, domainLabel } from './customer-label.js'
export { loadCustomerNames, type NamedCustomer } from './customer-names.js'
export { originalsOfCustomer } from './customer-originals.js'
export { customerPlan } from './customer-plan.js'
export {
  type CustomerName,
  customerName,
  customerNamed,
  customerRecordShape,
  getCustomer,
  recordColumns as customerRecordColumns,
  toCustomerRecord
} from './customer-record.js'
export { loadCustomerLabels } from './load-labels.js'
export { loadOwners, type Owner, ownerLabel } from './owners.js'
export { readOfCustomer } from './read-of-customer.js'
export { type Customer, customerNotFound, findCustomer, resolveCustomer } from './resolve-customer.js'
export { customers } from './resource.js'
export { inSegment, segmentNamed } from './segment-filter.js'
export { listCustomers } from './tools/list-customers.js'
export { customersView } from './views/customers.js'
