/** The tables of facts and of their evidence. */

export { factChanges } from './fact-changes.js'
export { factEvidence } from './fact-evidence.js'
export { facts, type StoredMetric } from './facts.js'
