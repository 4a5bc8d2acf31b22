/** Users and contacts as they are listed and found. */

export { type KnownUser, likelyContacts, loadContacts } from './contacts.js'
export { type JourneyStage, journeyStage, journeyStages, stageFilter } from './journey-stage.js'
export { userOperations } from './operations.js'
export { findPersonKeys, type PersonKeys } from './person-keys.js'
export { users } from './resource.js'
export { listUsers } from './tools/list-users.js'
export { getUser, toUserRecord, userRecordColumns, userRecordShape } from './user-record.js'
