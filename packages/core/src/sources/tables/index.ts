/** The tables of sources and of who took part in them. */

export { participants } from './participants.js'
export { sourceParticipants } from './source-participants.js'
export { type StoredSpan, sourceSegments } from './source-segments.js'
export { type StoredParticipant, sources } from './sources.js'
