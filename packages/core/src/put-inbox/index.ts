/** Puts that transactions of the host's have written: they wait for the commit, and are applied in their order. */

export { inboxPut } from './jobs/inbox-put.js'
export { PutInbox } from './put-inbox.js'
