/** Mail to members: their addresses, the mails, and the links in them. */

export { askOnce, askToConfirm, mailAddressShape, readAddress } from './addresses.js'
export { mailDelivery } from './jobs/mail-delivery.js'
export type { Letter, LetterLine } from './letter/letter.js'
export { writeLetter } from './letter/write-letter.js'
export { isSigned, type OpenedLink } from './links.js'
export { addMail, endMailsOf } from './outbox.js'
export { confirmAddressRoute } from './pages/confirm-route.js'
export { deadLink, linkFailure, withLink } from './pages/link-page.js'
export { mails } from './tables/index.js'
export { type MailProcess, missingForMail, requireMail } from './ways.js'
