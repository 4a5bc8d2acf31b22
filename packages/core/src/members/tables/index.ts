/** The tables of members, and of their visits. */

export { memberVisits } from './member-visits.js'
export { members } from './members.js'
