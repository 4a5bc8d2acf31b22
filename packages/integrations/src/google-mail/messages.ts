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
  summary: 'Mails with people from outside: from whom, to whom, subject, text, labels, and the names of attachments',
  becomes:
    'a source `EMAIL` each, of which what its author wrote is searched and read for facts; its thread and labels stand in `record`. The same mail in a CRM or in another mailbox is one',
  gone: 'Gmail’s history says that it was deleted, or moved to the trash or to spam; after a place that is too old it is absent when all is read. One from before the time that is read stays',
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
