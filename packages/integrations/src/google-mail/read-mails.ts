import type { ApiRequest, ApiResponse, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsOf, itemsOf, listOf, textOf } from '../json-fields.js'
import { automaticHeaders, hasReply, waitsForReply } from './automatic.js'
import { Headers } from './headers.js'
import type { MailRecord } from './mail.js'
import { isOwnLabel, type ListedMail, mailbox } from './mail-pages.js'

/** So many mails of a thread are looked at again when somebody answers them. */
const maxAnswered = 20

/**
 * Gets the messages of a page, with what else tells whether they are kept: who has answered those that could be unsubscribed from. A message that has changed
 * is asked for anew, as it is now, and its thread too.
 */
export async function readMails(listed: readonly ListedMail[], lookup: SendRequest): Promise<MailRecord[]> {
  const records: MailRecord[] = []
  for (const mail of listed) records.push(await readMail(mail, lookup))
  return records
}

async function readMail({ id, isGone, hasChanged }: ListedMail, lookup: SendRequest): Promise<MailRecord> {
  if (id === undefined || isGone) return { id, ...(isGone && { isGone }) }
  const ask: SendRequest = (request) => lookup({ ...request, optional: true, ...(hasChanged && { fresh: true }) })
  const record = await getMail(id, ask)
  const { message } = record
  if (!message) return record
  const threadId = textOf(message.threadId)
  const labelled = { ...record, labels: await labelsFor(message, lookup) }
  if (threadId === undefined) return labelled
  if (waitsForReply(message)) return { ...labelled, hasReply: hasReply(await threadOf(threadId, ask), message) }
  if (!hasChanged || Headers.of(message).get('in-reply-to') === undefined) return labelled
  return { ...labelled, answered: await answeredBy(threadId, message, ask, lookup) }
}

async function getMail(id: string, ask: SendRequest): Promise<MailRecord> {
  const path = `${mailbox}/messages/${encodeURIComponent(id)}`
  try {
    return recordIn(id, await ask({ path, query: { format: 'full' } }))
  } catch (error) {
    if (!isTooLarge(error)) throw error
    const headers = ['To', 'Cc', 'Subject', 'Date', 'Message-ID', 'In-Reply-To', ...automaticHeaders]
    return { ...recordIn(id, await ask({ path, query: { format: 'metadata', metadataHeaders: headers } })), isTooLarge: true }
  }
}

function recordIn(id: string, { status, body }: ApiResponse): MailRecord {
  if (status === 404) return { id, isGone: true }
  const message = fieldsOf(body)
  if (status >= 300) return { id, failure: `Gmail answered ${status} when it was asked for` }
  return { id, ...(message && { message }) }
}

/** An answer that has more than can be read. */
const isTooLarge = (error: unknown) => error instanceof Error && 'errorClass' in error && error.errorClass === 'too_large'

/** Names of labels are asked for where there are any, once in a run. */
async function labelsFor(message: Fields, lookup: SendRequest): Promise<Record<string, string>> {
  if (!itemsOf(message.labelIds).some(isOwnLabel)) return {}
  const { body } = await lookup({ path: `${mailbox}/labels`, optional: true })
  const named = listOf(fieldsOf(body)?.labels).flatMap(({ id, name }): [string, string][] => {
    const key = textOf(id)
    const text = textOf(name)
    return key === undefined || text === undefined || !isOwnLabel(key) ? [] : [[key, text.slice(0, 200)]]
  })
  return Object.fromEntries(named)
}

async function threadOf(threadId: string, ask: SendRequest): Promise<Fields[]> {
  const query: NonNullable<ApiRequest['query']> = { format: 'metadata', metadataHeaders: automaticHeaders }
  const { body } = await ask({ path: `${mailbox}/threads/${encodeURIComponent(threadId)}`, query })
  return listOf(fieldsOf(body)?.messages)
}

/** Mails that were left out so far, because nobody had answered them before this one. */
async function answeredBy(threadId: string, reply: Fields, ask: SendRequest, lookup: SendRequest): Promise<MailRecord[]> {
  const thread = await threadOf(threadId, ask)
  const waiting = thread.filter((message) => message.id !== reply.id && waitsForReply(message) && hasReply(thread, message))
  const records: MailRecord[] = []
  for (const { id } of waiting.slice(-maxAnswered)) {
    const record = typeof id === 'string' ? await getMail(id, ask) : undefined
    if (record?.message) records.push({ ...record, hasReply: true, labels: await labelsFor(record.message, lookup) })
  }
  return records
}
