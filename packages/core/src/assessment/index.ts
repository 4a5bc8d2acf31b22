/** How customers stand: one judgement of each, with what it rests on. */

export { type Assessment, stuckAfterDays } from './assess.js'
export { assessCustomers, storedActivity, writeActivity, writeAssessments } from './assess-customers.js'
export { dropMergedAssessments } from './drop-merged.js'
export { type ActivityEvidence, type ActivityFall, heardDays, type PeopleComparison, type UsageComparison } from './evidence.js'
export { assessmentOperations } from './operations.js'
export { readAssessment } from './read-assessment.js'
export { type AssessedCustomer, assessedColumns } from './reading/assessed-customer.js'
export { type AssessedReason, fitsState } from './reason.js'
export { isWeighed, weighedTypes } from './rules/statement-weights.js'
export type { CustomerState } from './states.js'
export { assessmentChanges } from './tables/assessment-changes.js'
export { customerAssessments } from './tables/customer-assessments.js'
