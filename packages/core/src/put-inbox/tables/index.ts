/** The table of puts that wait. */

export { putInbox } from './put-inbox.js'
