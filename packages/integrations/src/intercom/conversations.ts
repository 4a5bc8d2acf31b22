import type { SendRequest } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, idOf, listOf, requiredId, secondsTimeOf } from '../reading.js'
import { conversationOperations, readConversation, withoutConversation } from './conversation.js'
import { listedAndSearched } from './pages.js'

/** More people of customers in a conversation are not looked at. */
const maxContacts = 10

/** Conversations: a source each. Lists tell them without their messages, so that each is read by itself, with the contacts who take part. */
export const conversationsStream = defineStream({
  name: 'conversations',
  summary: 'Conversations: messages, who asked and who answers, state, and when they were closed',
  becomes:
    'A source `SUPPORT_TICKET` for each conversation, with a segment for each message. Later messages and the close are entries of the timeline',
  gone: 'It is missing when Rapport reads everything',
  everySeconds: 300,
  reconcileSeconds: 30 * 86_400,
  ...listedAndSearched('conversations', 'conversations'),
  deletes: 'absence',
  complete: (records, lookup) => withMessages(records, lookup),
  recordId: (record) => idOf(fieldsAt(fieldsOf(record), 'listed')?.id),
  map(record, { startedAt, account }) {
    const read = fieldsOf(record)
    const listed = fieldsOf(read?.listed)
    const id = requiredId(listed, 'id')
    const conversation = fieldsOf(read?.conversation)
    if (!conversation) return withoutConversation(id, startedAt)
    const at = secondsTimeOf(conversation.updated_at) ?? secondsTimeOf(listed?.updated_at) ?? startedAt
    if (isOurs(record)) return []
    return conversationOperations({ ...readConversation(conversation, listOf(read?.contacts)), id, at, account })
  },
  leftOut: (record) => (isOurs(record) ? 'in which no contact has written' : undefined)
})

/** Whether no contact has written in a conversation, as in messages that are sent to many. */
function isOurs(record: unknown): boolean {
  const conversation = fieldsOf(fieldsOf(record)?.conversation)
  return conversation !== undefined && !readConversation(conversation, []).messages.some(({ isOutside }) => isOutside)
}

async function withMessages(records: readonly unknown[], lookup: SendRequest): Promise<unknown[]> {
  const completed: unknown[] = []
  for (const listed of records) {
    const id = idOf(fieldsOf(listed)?.id)
    const conversation = id === undefined ? null : await readOne('/conversations', id, lookup)
    completed.push({ listed, conversation, contacts: conversation ? await contactsOf(conversation, lookup) : [] })
  }
  return completed
}

/** The contacts of a conversation, which itself tells their ids alone; those who are gone are missing. */
async function contactsOf(conversation: Fields, lookup: SendRequest): Promise<Fields[]> {
  const ids = listOf(fieldsAt(conversation, 'contacts')?.contacts).flatMap(({ id }) => idOf(id) ?? [])
  const contacts: Fields[] = []
  for (const id of ids.slice(0, maxContacts)) {
    const contact = await readOne('/contacts', id, lookup)
    if (contact) contacts.push(contact)
  }
  return contacts
}

/** A record by its id; null where there is none, or it must not be read. A conversation may come twice in a run, changed. */
async function readOne(path: string, id: string, lookup: SendRequest): Promise<Fields | null> {
  const asked = { path: `${path}/${encodeURIComponent(id)}`, ...(path !== '/contacts' && { fresh: true }) }
  const { status, body } = await lookup({ ...asked, optional: true })
  if (status === 404 || (status === 403 && path === '/contacts')) return null
  const record = fieldsOf(status === 200 ? body : (await lookup(asked)).body)
  if (!record) throw new Error('A record is missing in the answer')
  return record
}
