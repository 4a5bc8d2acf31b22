/** What a host gives so that mail can be sent. */

export { type MailOptions, type MailSettings, readMail } from './mail-options.js'
