import { memoryStore } from '@rapport/core/memory'
import { googleMail } from '../../src/google-mail/google-mail.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { clientSecret, openGoogle } from '../google-calendar/engine-subject.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { hour, mail, mailboxOfEverything, start } from './account.js'

/** A mailbox through the engine, in which mails come, are answered, labelled, trashed and deleted, and whose history is lost. */
export const mailSubject: EngineSubject = {
  provider: googleMail({ clientId: 'client-of-google', clientSecret }),
  open({ now, pageSize }) {
    const mailbox = mailboxOfEverything(5)
    return {
      ...openGoogle('google-mail', mailbox.routes(now, pageSize), now),
      change(round) {
        const at = start + round * hour - 60_000
        mailbox.put(mail(`new${round}`, at))
        mailbox.label('m1', [`Label_${round}`], ['UNREAD'])
        if (round === 1) {
          mailbox.remove('m2')
          mailbox.label('m3', ['TRASH'], ['INBOX'])
          mailbox.label('trash1', ['INBOX'], ['TRASH'])
          mailbox.label('m4', ['STARRED'])
        }
        if (round === 2) {
          mailbox.label('m3', ['INBOX'], ['TRASH'])
          mailbox.put(
            mail('answer2', at, { from: 'kim@later.test', thread: 't-later', headers: { 'In-Reply-To': '<outreach2@mail.test>' } })
          )
        }
        if (round === 3) {
          mailbox.forget('m5')
          mailbox.expireHistory()
        }
      }
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
