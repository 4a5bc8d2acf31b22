/** What pages begin with: who may leave, what changed, what is to be renewed. All of it shows the assessment, and judges nothing by itself. */

export { type Changes, readChanges } from './changes.js'
export { briefingOperations } from './operations.js'
export { type NearRenewal, readNearRenewals } from './renewals.js'
