import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../json-fields.js'
import { type Channel, channelList, channelsNoted, typesOf } from './channel-choice.js'
import { narrowPage, reading } from './methods.js'

/**
 * Where the reading of messages stands. It is kept with each request, which is in turn one of
 * - auth.test: whose token it is;
 * - conversations.list: a page of channels, which are then read one by one;
 * - conversations.history: a page of the first channel, newest first;
 * - conversations.replies: a page of the first thread of that page; its messages are collected, as a thread is one record.
 */
export interface Place {
  site: Site
  /** What is read: from the first to the last of these times of messages. */
  from: string
  to: string
  /** Until when it was read before, in epoch milliseconds; 0 for never. */
  end: number
  /** Every message is looked at again; else threads without a new reply are left as they are. */
  isDeep: boolean
  /** Pages are as short as those of apps that may ask for one in a minute. */
  isNarrow: boolean
  listCursor: string
  channels: Channel[]
  /** From when on the first channel is read: earlier than others when the app has just come into it. */
  since: string
  /** The next page of its history: its cursor, empty at the end, and the message that it lies before. */
  cursor: string
  above: string
  threads: string[]
  said: Fields[]
}

/** The workspace as the token sees it. */
export interface Site {
  url: string
  name: string
  /** The app itself, as it writes. */
  user: string
  bot: string
  enterprise: string | null
  types: string
}

export function siteIn(answer: ApiResponse): Site {
  const said = fieldsOf(answer.body)
  const text = (name: string) => textOf(said?.[name]) ?? ''
  const enterprise = textOf(said?.enterprise_id) ?? null
  const url = /^https:\/\/[^\s/]+\/$/.test(text('url')) ? text('url') : ''
  return { url, name: text('team'), user: text('user_id'), bot: text('bot_id'), enterprise, types: typesOf(answer, 'history') }
}

/** The place that a request was made with. */
export function placeOf({ note }: ApiRequest): Place {
  const said = fieldsOf(note)
  const site = fieldsOf(note?.site)
  const text = (name: string) => textOf(said?.[name]) ?? ''
  const ofSite = (name: string) => textOf(site?.[name]) ?? ''
  return {
    site: {
      url: ofSite('url'),
      name: ofSite('name'),
      user: ofSite('user'),
      bot: ofSite('bot'),
      types: ofSite('types'),
      enterprise: textOf(site?.enterprise) ?? null
    },
    from: text('from'),
    to: text('to'),
    end: numberOf(said?.end) ?? 0,
    since: text('since'),
    isDeep: said?.isDeep === true,
    isNarrow: said?.isNarrow === true,
    listCursor: text('listCursor'),
    channels: channelsNoted(said?.channels),
    cursor: text('cursor'),
    above: text('above'),
    threads: Array.isArray(said?.threads) ? said.threads.flatMap((ts) => textOf(ts) ?? []) : [],
    said: listOf(said?.said)
  }
}

/** The beginning: of what time messages are read. */
export function beginning(range: Pick<Place, 'from' | 'to' | 'end' | 'isDeep'>): ApiRequest {
  return { ...reading('auth.test'), note: { ...range } }
}

/** The request of the next page of channels. */
export function listRequest(place: Place): ApiRequest {
  return at(channelList(place.site.types, place.listCursor), place)
}

/** The first page of the first channel's history; the next page of channels where none is left; null at the end. */
export function channelRequest(place: Place): ApiRequest | null {
  const [channel] = place.channels
  if (channel) return historyRequest({ ...place, since: place.from, cursor: '', above: place.to, threads: [], said: [] })
  return place.listCursor === '' ? null : listRequest(place)
}

/** The page of a channel's history at the place. */
export function historyRequest(place: Place): ApiRequest {
  const { since: oldest, to: latest, cursor } = place
  const query = { channel: channelOf(place).id, oldest, latest, inclusive: 'true', limit: limitOf(place) }
  return at(reading('conversations.history', { ...query, ...(cursor !== '' && { cursor }) }), place)
}

/** A page of the first thread. */
export function threadRequest(place: Place, cursor = ''): ApiRequest {
  const [ts = ''] = place.threads
  const query = { channel: channelOf(place).id, ts, limit: limitOf(place) }
  return at(reading('conversations.replies', { ...query, ...(cursor !== '' && { cursor }) }), place)
}

/** The channel that is read at a place. */
export function channelOf({ channels: [channel] }: Place): Channel {
  if (!channel) throw new Error('The request names no channel')
  return channel
}

const limitOf = ({ isNarrow }: Place) => String(isNarrow ? narrowPage : 200)

/** A place is JSON, as it has come from answers. */
const at = (request: ApiRequest, place: Place): ApiRequest => ({
  ...request,
  note: { ...place } as unknown as NonNullable<ApiRequest['note']>
})
