import type { ApiRequest, ApiResponse, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, itemsOf, requiredText, textOf } from '../json-fields.js'

/** Where the mailbox of whoever has signed in is found. */
export const mailbox = '/gmail/v1/users/me'

/** The reading can go on behind so many messages: each of them is a request of its own. */
const pageLimit = 20
/** Most changes are of no matter here, such as that a mail was read. */
const changesLimit = 100
const inTrash = ['TRASH', 'SPAM']

/** A message that a page names. */
export interface ListedMail {
  id: string | undefined
  isGone?: boolean
  /** It may be otherwise than it was when it was read before. */
  hasChanged?: boolean
}

/** Labels that people make; all others are Gmail's own. */
export const isOwnLabel = (id: unknown) => typeof id === 'string' && id.startsWith('Label_')

/** All messages of a year, newest first. */
export const allMails = {
  first: (): ApiRequest => ({
    path: `${mailbox}/messages`,
    query: { q: 'newer_than:365d -in:chats -in:drafts -in:spam -in:trash', maxResults: String(pageLimit) }
  }),
  next: nextPage,
  records({ body }: ApiResponse): ListedMail[] {
    const answer = fieldsOf(body)
    // A mailbox that has none names no list.
    if (answer?.messages === undefined && typeof answer?.resultSizeEstimate === 'number') return []
    if (!Array.isArray(answer?.messages)) throw new Error('messages is missing or not a list')
    return itemsOf(answer.messages).map((message) => ({ id: textOf(fieldsOf(message)?.id) }))
  }
}

/** What has changed in the mailbox since a place. */
export const mailChanges = {
  async start(request: SendRequest): Promise<string> {
    return requiredText(fieldsOf((await request({ path: `${mailbox}/profile` })).body), 'historyId')
  },
  first: ({ place }: { place: string }): ApiRequest => ({
    path: `${mailbox}/history`,
    query: { startHistoryId: place, maxResults: String(changesLimit) }
  }),
  next: nextPage,
  records({ body }: ApiResponse): ListedMail[] {
    const answer = fieldsOf(body)
    requiredText(answer, 'historyId')
    if (answer?.history !== undefined && !Array.isArray(answer.history)) throw new Error('history is not a list')
    const changes = new Map<string | undefined, ListedMail>()
    for (const entry of itemsOf(answer?.history)) for (const change of changesIn(fieldsOf(entry))) changes.set(change.id, change)
    return [...changes.values()]
  },
  /**
   * Behind the last change of the page. The place that the answer names is that of the mailbox now: what has changed while pages were read might lie before it,
   * and would be passed over. Where nothing has changed it is right, and keeps the place from becoming too old.
   */
  place({ body }: ApiResponse, before: string): string {
    const answer = fieldsOf(body)
    const last = itemsOf(answer?.history).reduce<string>((most, entry) => later(most, textOf(fieldsOf(entry)?.id)), before)
    return last === before && tokenIn(body) === undefined ? later(before, textOf(answer?.historyId)) : last
  }
}

function nextPage({ body }: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const pageToken = tokenIn(body)
  return pageToken === undefined ? null : { ...asked, query: { ...asked.query, pageToken } }
}

const tokenIn = (body: unknown) => textOf(fieldsOf(body)?.nextPageToken)

function later(one: string, other: string | undefined): string {
  if (other === undefined || !/^\d{1,30}$/.test(other)) return one
  return /^\d{1,30}$/.test(one) && BigInt(one) >= BigInt(other) ? one : other
}

/** What of a change matters: messages that came, went, or have other labels than those of reading and sorting. */
function changesIn(entry: Fields | undefined): ListedMail[] {
  if (!entry) return [{ id: undefined }]
  const of = (name: string) => {
    const said = entry[name]
    if (said === undefined) return []
    return Array.isArray(said) ? said.map((each) => changeOf(fieldsOf(each))) : [{ id: undefined, labels: [], ofMessage: [] }]
  }
  const added = of('messagesAdded').filter(({ ofMessage }) => !ofMessage.includes('DRAFT'))
  const labelled = [...of('labelsAdded'), ...of('labelsRemoved')].filter(({ id, labels }) => id === undefined || labels.some(matters))
  const deleted = of('messagesDeleted').filter(({ ofMessage }) => !ofMessage.includes('DRAFT'))
  return [...[...added, ...labelled].map(({ id }) => ({ id, hasChanged: true })), ...deleted.map(({ id }) => ({ id, isGone: true }))]
}

const matters = (label: unknown) => isOwnLabel(label) || inTrash.includes(String(label))

function changeOf(change: Fields | undefined) {
  const message = fieldsAt(change, 'message')
  return { id: textOf(message?.id), labels: itemsOf(change?.labelIds), ofMessage: itemsOf(message?.labelIds) }
}
