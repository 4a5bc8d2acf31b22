/** The tables of mail: the addresses of members, and the mails. */

export { mailAddresses } from './mail-addresses.js'
export { mails } from './mails.js'
export { removeMailOf } from './remove-mail.js'
