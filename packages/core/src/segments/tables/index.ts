/** The tables of segments, which stand above their module: lists and signals read them. */

export { segmentChanges } from './segment-changes.js'
export { segments } from './segments.js'
