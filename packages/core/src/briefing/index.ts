/** What pages begin with: who may leave, what changed, what is to be renewed. All of it shows the assessment, and judges nothing by itself. */

export { briefingOperations } from './operations.js'
