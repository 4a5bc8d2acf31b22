/** The table of members. */

export { members } from './members.js'
