import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { type Fields, fieldsOf, itemsOf, listOf, numberOf, textOf } from '../json-fields.js'
import { type Channel, type ChannelChoice, channelsIn } from './channel-choice.js'
import {
  channelOf,
  channelRequest,
  historyRequest,
  listRequest,
  type Place,
  placeOf,
  type Site,
  siteIn,
  threadRequest
} from './message-place.js'
import { isAnswered, listIn, narrowPage, nextCursor, timeOfTs, tsIn, tsOf } from './methods.js'

const hour = 3_600_000
const year = 365 * 24 * hour
/** How late a message may come to be seen. */
const lagMs = 120_000
/** More of one thread is left out. */
const maxKept = { messages: 10_000, characters: 1_000_000 }

/** A message, or a thread with all of its messages. */
export interface ThreadRecord {
  channel: Channel
  site: Site
  root: string | undefined
  messages: readonly Fields[]
  isAnswered: boolean
}

/** What a page of a channel's history covers: there are no other messages between these times. */
export interface RangeRecord {
  channel: Channel
  from: string
  to: string
  /** The times of threads, which are records of other pages. */
  threads: readonly string[]
  /** Whether each message on the page told its time: else nothing can be said of those that are not there. */
  isWhole: boolean
}

/** The request behind an answer: see `Place` for their order. */
export function nextRequest(answer: ApiResponse, asked: ApiRequest, choice: ChannelChoice): ApiRequest | null {
  const place = placeOf(asked)
  switch (asked.path) {
    case '/api/auth.test':
      return listRequest({ ...place, site: siteIn(answer) })
    case '/api/conversations.list':
      return channelRequest({ ...place, channels: channelsIn(answer, choice), listCursor: nextCursor(answer) })
    case '/api/conversations.history':
      return afterHistory(answer, place)
    default:
      return afterReplies(answer, place)
  }
}

/** The records of an answer: of a page of history its range comes behind its messages. */
export function recordsIn(answer: ApiResponse, asked: ApiRequest): (ThreadRecord | RangeRecord)[] {
  const place = placeOf(asked)
  if (asked.path === '/api/conversations.history' && isAnswered(answer)) return historyRecords(answer, place)
  if (asked.path === '/api/conversations.replies' && isAnswered(answer) && nextCursor(answer) === '') {
    const { site, threads, said } = place
    return [{ channel: channelOf(place), site, root: threads[0], messages: kept(said, answer), isAnswered: true }]
  }
  return []
}

function afterHistory(answer: ApiResponse, place: Place): ApiRequest | null {
  const nextChannel = { ...place, channels: place.channels.slice(1) }
  if (!isAnswered(answer)) return channelRequest(nextChannel)
  const messages = listOf(listIn(answer, 'messages'))
  if (place.since === place.from && hasJoined(messages, place))
    return historyRequest({ ...place, since: tsOf(timeOfTs(place.to) - year), cursor: '', above: place.to })
  const above = lowestOf(messages) ?? place.above
  const isNarrow = place.isNarrow || (nextCursor(answer) !== '' && messages.length <= narrowPage)
  const isEnough = isNarrow && !looksAtAll(place) && above < tsOf(place.end - hour)
  const threads = messages.flatMap((message) => (isThread(message) && isToRead(message, place) ? (tsIn(message) ?? []) : []))
  return nextInChannel({ ...place, above, isNarrow, threads, cursor: isEnough ? '' : nextCursor(answer) })
}

function afterReplies(answer: ApiResponse, place: Place): ApiRequest | null {
  const cursor = isAnswered(answer) ? nextCursor(answer) : ''
  if (cursor !== '') return threadRequest({ ...place, said: kept(place.said, answer) }, cursor)
  return nextInChannel({ ...place, threads: place.threads.slice(1) })
}

/** The next thread of the page, else the next page of the channel, else the next channel. */
function nextInChannel(place: Place): ApiRequest | null {
  if (place.threads.length > 0) return threadRequest({ ...place, said: [] })
  if (place.cursor !== '') return historyRequest(place)
  return channelRequest({ ...place, channels: place.channels.slice(1) })
}

function historyRecords(answer: ApiResponse, place: Place): (ThreadRecord | RangeRecord)[] {
  const { site } = place
  const channel = channelOf(place)
  const said = itemsOf(listIn(answer, 'messages'))
  const messages = listOf(said)
  const alone = said.flatMap((each): ThreadRecord[] => {
    const message = fieldsOf(each)
    if (message && (isReply(message) || isThread(message))) return []
    const isGone = message?.subtype === 'tombstone'
    return [{ channel, site, root: tsIn(message), messages: message && !isGone ? [message] : [], isAnswered: false }]
  })
  const isLast = nextCursor(answer) === ''
  const threads = messages.flatMap((message) => (isThread(message) && !isReply(message) ? (tsIn(message) ?? []) : []))
  const isWhole = messages.length === said.length && messages.every((message) => tsIn(message) !== undefined)
  const from = isLast ? place.since : (lowestOf(messages) ?? place.above)
  // The message above belongs to the page before.
  return [...alone, { channel, from, to: place.above, threads: [...threads, place.above], isWhole }]
}

const isReply = ({ ts, thread_ts }: Fields) => textOf(thread_ts) !== undefined && thread_ts !== ts

/** The first message of a thread. One that was deleted while there are replies leaves a tombstone: the thread is taken as gone. */
function isThread(message: Fields): boolean {
  return (numberOf(message.reply_count) ?? 0) > 0 && !isReply(message) && message.subtype !== 'tombstone'
}

const looksAtAll = ({ end, isDeep, since, from }: Place) => end === 0 || isDeep || since !== from

/** Whether a thread may have changed since it was read. */
function isToRead({ latest_reply }: Fields, place: Place): boolean {
  if (looksAtAll(place)) return true
  const latest = textOf(latest_reply)
  return latest === undefined || latest >= tsOf(place.end - hour)
}

/** Whether the app has come into the channel since it was read last: then there is more to read than what is new. */
function hasJoined(messages: readonly Fields[], { site, end }: Place): boolean {
  if (end === 0 || site.user === '') return false
  return messages.some((message) => {
    const isJoin = message.subtype === 'channel_join' || message.subtype === 'group_join'
    return isJoin && message.user === site.user && (tsIn(message) ?? '') >= tsOf(end - lagMs)
  })
}

function lowestOf(messages: readonly Fields[]): string | undefined {
  return messages.flatMap((message) => tsIn(message) ?? []).sort()[0]
}

/** The messages of a thread so far, with those of another page: each once, and only what of it is read. */
function kept(said: readonly Fields[], answer: ApiResponse): Fields[] {
  const all = new Map(said.map((message) => [textOf(message.ts), message]))
  let characters = said.reduce((sum, { text }) => sum + (textOf(text)?.length ?? 0), 0)
  for (const message of listOf(listIn(answer, 'messages'))) {
    const ts = tsIn(message)
    if (ts === undefined || all.has(ts)) continue
    characters += textOf(message.text)?.length ?? 0
    if (all.size >= maxKept.messages || characters > maxKept.characters) break
    all.set(ts, compact(message))
  }
  return [...all.values()]
}

const readFields = ['ts', 'thread_ts', 'subtype', 'user', 'user_team', 'bot_id', 'username', 'bot_profile', 'text'] as const

function compact(message: Fields): Fields {
  return Object.fromEntries(readFields.flatMap((name) => (message[name] === undefined ? [] : [[name, message[name]]])))
}
