/** All rows of a workspace, to move it into another database. */

export { transferInProcessOperations, transferOperations } from './operations.js'
export type { TransferredRows } from './transferred-rows.js'
