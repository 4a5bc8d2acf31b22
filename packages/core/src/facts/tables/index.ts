/** The tables of facts and of their evidence. */

export { factChanges } from './fact-changes.js'
export { factEvidence } from './fact-evidence.js'
export { factJudgements } from './fact-judgements.js'
export { factStatements } from './fact-statements.js'
export { facts, type StoredMetric } from './facts.js'
