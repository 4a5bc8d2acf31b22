/** The table of members' digests. */

export { digests } from './digests.js'
export { removeDigestsOf } from './remove-digests.js'
