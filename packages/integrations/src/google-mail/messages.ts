import { defineStream } from '@rapport/core/connector'
import { textOf } from '../json-fields.js'
import { type MailRecord, mailOperations, whyLeftOut } from './mail.js'
import { allMails, type ListedMail, mailChanges } from './mail-pages.js'
import { readMails } from './read-mails.js'

const day = 86_400_000
/** A day less than what is asked for: Gmail counts days its own way. */
const backMs = 364 * day

/** Mails of a mailbox with people from outside: those of a year, then what its history tells. */
export const messagesStream = defineStream({
  name: 'messages',
  summary: 'Emails with people from outside: sender, recipients, subject, text, labels, and the names of attachments',
  becomes:
    'A source `EMAIL` for each email. Rapport searches what its author wrote, and reads it for facts. `record` holds its thread and labels. The same mail in a CRM or in another mailbox is one',
  gone: 'Gmail says that it was deleted, or moved to the trash or to spam. If Gmail no longer knows the marker of the last reading, the email is missing when Rapport reads everything. An email from before the time that is read stays',
  everySeconds: 300,
  walk: allMails,
  changes: { kind: 'feed', ...mailChanges },
  reconcileSeconds: null,
  since: ({ startedAt }) => startedAt - backMs,
  deletes: 'absence',
  complete: (records, lookup) => readMails(records as readonly ListedMail[], lookup),
  recordId: (record) => textOf((record as MailRecord).id),
  map: (record, context) => mailOperations(record as MailRecord, context),
  leftOut: (record) => whyLeftOut(record as MailRecord)
})
