import { type Fields, fieldsAt, itemsOf, listOf, textOf } from '../json-fields.js'
import { type FakeProvider, type FakeProviderOptions, type FakeRoute, fakeProvider } from './fake-provider.js'
import type { Asked } from './paging.js'

const day = 86_400_000

/** A change, as the history tells it. */
type HistoryEntry = { id: string } & Fields

/**
 * A Gmail mailbox in memory, which answers the Gmail API: messages newest first, one by one, by threads, and what has changed since a place in the history.
 *
 * @example
 * const mailbox = new FakeGmail('ann@ours.test')
 * mailbox.put({ id: 'm1', threadId: 't1', labelIds: ['INBOX'], internalDate: String(Date.now()), payload: { headers: [] } })
 * const { http } = mailbox.provider({ now: clock.now })
 */
export class FakeGmail {
  private readonly messages = new Map<string, Fields>()
  private readonly history: HistoryEntry[] = []
  private historyId = 1_000
  /** Places before this one are not known any more. */
  oldestHistory = 0
  labels: Fields[] = [{ id: 'Label_1', name: 'Customers', type: 'user' }]

  constructor(readonly email: string) {}

  /** Adds or replaces a message: what comes is told by the history. */
  put(message: Fields): void {
    this.messages.set(textOf(message.id) ?? '', message)
    this.note(message, 'messagesAdded')
  }

  /** Gives a message labels, and takes others from it. */
  label(id: string, added: readonly string[], removed: readonly string[] = []): void {
    const known = this.messages.get(id)
    if (!known) return
    const kept = itemsOf(known.labelIds).filter((label) => !removed.includes(String(label)))
    const message = { ...known, labelIds: [...kept, ...added] }
    this.messages.set(id, message)
    if (added.length > 0) this.note(message, 'labelsAdded', added)
    if (removed.length > 0) this.note(message, 'labelsRemoved', removed)
  }

  /** Deletes a message for good. */
  remove(id: string): void {
    const known = this.messages.get(id)
    this.messages.delete(id)
    if (known) this.note(known, 'messagesDeleted')
  }

  /** Has a message vanish without a word, as after so long that the history does not tell it any more. */
  forget(id: string): void {
    this.messages.delete(id)
  }

  /** Has no place in the history of before count any more. */
  expireHistory(): void {
    this.oldestHistory = ++this.historyId
  }

  routes(now: () => number, pageSize = 500): FakeRoute[] {
    const me = '/gmail/v1/users/me'
    return [
      {
        path: `${me}/profile`,
        answer: () => ({ emailAddress: this.email, messagesTotal: this.messages.size, historyId: String(this.historyId) })
      },
      { path: `${me}/labels`, answer: () => ({ labels: [{ id: 'INBOX', name: 'INBOX', type: 'system' }, ...this.labels] }) },
      { path: `${me}/messages`, answer: (asked) => this.list(asked, pageSize, now()) },
      { path: `${me}/messages/:id`, answer: ({ names, url }) => shown(this.messages.get(names.id ?? ''), url) },
      { path: `${me}/threads/:id`, answer: ({ names, url }) => this.thread(names.id ?? '', url) },
      { path: `${me}/history`, answer: (asked) => this.changes(asked, pageSize) }
    ]
  }

  /** The mailbox behind a client. */
  provider(options: Omit<FakeProviderOptions, 'routes'>): FakeProvider {
    return fakeProvider({ ...options, routes: this.routes(options.now, options.pageSize) })
  }

  private note(message: Fields, name: string, labelIds?: readonly string[]): void {
    const id = String(++this.historyId)
    const named = { id: message.id, threadId: message.threadId, labelIds: message.labelIds }
    this.history.push({ id, messages: [named], [name]: [{ message: named, ...(labelIds && { labelIds }) }] })
  }

  private list({ url }: Asked, pageSize: number, now: number): unknown {
    const [before = Number.POSITIVE_INFINITY] = (url.searchParams.get('pageToken') ?? '')
      .split('|')
      .flatMap((text) => (text === '' ? [] : [Number(text)]))
    const hidden = ['SPAM', 'TRASH', 'DRAFT', 'CHAT']
    const order = [...this.messages.values()]
      .map((message, index) => ({ message, place: timeOf(message) * 1_000 + index }))
      .filter(
        ({ message, place }) =>
          place < before && timeOf(message) > now - 365 * day && !itemsOf(message.labelIds).some((label) => hidden.includes(String(label)))
      )
      .sort((one, other) => other.place - one.place)
    const page = order.slice(0, Math.min(Number(url.searchParams.get('maxResults') ?? 100), pageSize))
    const messages = page.map(({ message: { id, threadId } }) => ({ id, threadId }))
    const more = order.length > page.length ? { nextPageToken: String(page.at(-1)?.place) } : {}
    return { ...(messages.length > 0 && { messages }), ...more, resultSizeEstimate: order.length }
  }

  private changes({ url }: Asked, pageSize: number): unknown {
    const start = Number(url.searchParams.get('startHistoryId'))
    if (start < this.oldestHistory) return notFound()
    const after = Number(url.searchParams.get('pageToken') ?? start)
    const found = this.history.filter(({ id }) => Number(id) > after)
    const page = found.slice(0, Math.min(Number(url.searchParams.get('maxResults') ?? 100), pageSize))
    const more = found.length > page.length ? { nextPageToken: page.at(-1)?.id } : {}
    return { ...(page.length > 0 && { history: page }), ...more, historyId: String(this.historyId) }
  }

  private thread(id: string, url: URL): unknown {
    const messages = [...this.messages.values()].filter(({ threadId }) => threadId === id).sort((one, other) => timeOf(one) - timeOf(other))
    return messages.length === 0 ? undefined : { id, messages: messages.map((message) => shown(message, url)) }
  }
}

const timeOf = ({ internalDate }: Fields) => Number(internalDate) || 0

/** A message in the form that is asked for: its headers alone, or all of it. */
function shown(message: Fields | undefined, url: URL): Fields | undefined {
  if (!message || url.searchParams.get('format') !== 'metadata') return message
  const wanted = url.searchParams.getAll('metadataHeaders').map((name) => name.toLowerCase())
  const payload = fieldsAt(message, 'payload')
  const headers = listOf(payload?.headers).filter(({ name }) => wanted.includes(String(name).toLowerCase()))
  return { ...message, payload: { mimeType: payload?.mimeType, headers } }
}

function notFound(): Response {
  const error = { code: 404, message: 'Requested entity was not found.', status: 'NOT_FOUND' }
  return new Response(JSON.stringify({ error }), { status: 404, headers: { 'content-type': 'application/json' } })
}
