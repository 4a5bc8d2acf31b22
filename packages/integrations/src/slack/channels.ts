import type { ApiRequest, ApiResponse, Operation, ProviderOptions, Stream } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, itemsOf, textOf } from '../json-fields.js'
import { type Channel, ChannelChoice, channelList, channelsIn, channelsNoted, typesOf } from './channel-choice.js'
import { isAnswered, listIn, nextCursor, reading } from './methods.js'
import { homeOf, lookUpPeople, type SlackPerson } from './people.js'

/** So many members tell which company most are of. */
const maxMembers = 100

/**
 * Channels that are shared with other workspaces, or named by the host: whose they are, by the host's word, else by the company that most of the outsiders
 * in them come from. Of each page of channels, the members of one after the other are asked for.
 */
export function channelsStream(options: ProviderOptions): Stream {
  const choice = new ChannelChoice(options)
  return defineStream({
    name: 'channels',
    summary: 'Channels that are shared with another workspace, or named in `channels`: whose they are',
    becomes: 'A customer for each channel: the one that `channels` names, else the company that most outsiders in the channel come from',
    gone: 'It is archived, no longer shared, or the app has left it. Its conversations stay',
    everySeconds: 3_600,
    walk: {
      first: () => reading('auth.test'),
      next(answer, asked) {
        if (asked.path === '/api/auth.test') return listPage({ types: typesOf(answer, 'read'), cursor: '', channels: [], members: [] })
        const place = placeOf(asked)
        if (asked.path !== '/api/conversations.list') return afterMembers(answer, place)
        const channels = channelsIn(answer, choice).filter(({ isShared, isNamed }) => isShared || isNamed)
        return nextChannel({ ...place, channels, cursor: nextCursor(answer) })
      },
      records(answer, asked) {
        if (asked.path === '/api/conversations.list') return unreadChannels(answer, choice)
        const place = placeOf(asked)
        const [channel] = asked.path === '/api/conversations.members' ? place.channels : []
        return channel && isLastPage(answer, place) ? [{ channel, members: membersSoFar(answer, place) }] : []
      }
    },
    deletes: 'absence',
    recordId: (record) => channelOf(record)?.id,
    async complete(records, lookup, { account }) {
      const home = await homeOf(lookup, account)
      const completed: Fields[] = []
      for (const record of records) {
        if (whyUnread(record) !== undefined) {
          completed.push(fieldsOf(record) ?? {})
          continue
        }
        const ids = textsOf(fieldsOf(record)?.members)
        const people = Object.values(await lookUpPeople(lookup, ids, home))
        completed.push({ channel: channelOf(record), domains: outsideDomains(people) })
      }
      return completed
    },
    map(record, { startedAt: at }): Operation[] {
      if (whyUnread(record) !== undefined) return []
      const channel = channelOf(record)
      if (!channel) throw new Error('channel is missing')
      const customerId = choice.customerIdOf(channel)
      const domains = textsOf(fieldsOf(record)?.domains)
      if (customerId === undefined && domains.length === 0) return []
      return [{ kind: 'account', id: channel.id, at, domains, ...(customerId !== undefined && { customerId }) }]
    },
    leftOut(record) {
      const channel = channelOf(record)
      const isWhose = (channel && choice.customerIdOf(channel) !== undefined) || itemsOf(fieldsOf(record)?.domains).length > 0
      return whyUnread(record) ?? (isWhose ? undefined : 'in which no outsider has an email')
    }
  })
}

/**
 * Where the reading stands: the channels of a page whose members are still to be asked for, those of the first so far, and where the next page of channels
 * is.
 */
type Place = { types: string; cursor: string; channels: Channel[]; members: string[] }

function placeOf({ note }: ApiRequest): Place {
  return {
    types: textOf(note?.types) ?? '',
    cursor: textOf(note?.cursor) ?? '',
    channels: channelsNoted(note?.channels),
    members: textsOf(note?.members)
  }
}

const textsOf = (said: unknown) => itemsOf(said).flatMap((each) => textOf(each) ?? [])

function listPage(place: Place): ApiRequest {
  return { ...channelList(place.types, place.cursor), note: place }
}

function nextChannel(place: Place): ApiRequest | null {
  const [channel] = place.channels
  if (channel) return membersPage({ ...place, members: [] }, channel)
  return place.cursor === '' ? null : listPage(place)
}

function membersPage(place: Place, { id: channel }: Channel, cursor = ''): ApiRequest {
  const query = { channel, limit: String(maxMembers), ...(cursor !== '' && { cursor }) }
  return { ...reading('conversations.members', query), note: place }
}

function afterMembers(answer: ApiResponse, place: Place): ApiRequest | null {
  const [channel, ...others] = place.channels
  if (!channel || isLastPage(answer, place)) return nextChannel({ ...place, channels: others })
  return membersPage({ ...place, members: membersSoFar(answer, place) }, channel, nextCursor(answer))
}

function membersSoFar(answer: ApiResponse, { members }: Place): string[] {
  return isAnswered(answer) ? [...members, ...textsOf(listIn(answer, 'members'))].slice(0, maxMembers) : members
}

function isLastPage(answer: ApiResponse, place: Place): boolean {
  return !isAnswered(answer) || nextCursor(answer) === '' || membersSoFar(answer, place).length >= maxMembers
}

/** The channels of an answer whose members are not asked for, with the reason; what is no channel is a record that cannot be read. */
function unreadChannels(answer: ApiResponse, choice: ChannelChoice): unknown[] {
  const read = new Set(channelsIn(answer, choice).flatMap(({ id, isShared, isNamed }) => (isShared || isNamed ? [id] : [])))
  return itemsOf(listIn(answer, 'channels')).flatMap((said): unknown[] => {
    const channel = fieldsOf(said)
    const id = textOf(channel?.id)
    if (!channel || id === undefined) return [said]
    if (read.has(id)) return []
    const unread =
      channel.is_archived === true
        ? 'that are archived'
        : channel.is_member === true
          ? 'that are not shared or named'
          : 'that the app is not in'
    return [{ channel: { id, name: textOf(channel.name) ?? id }, unread }]
  })
}

const whyUnread = (record: unknown) => textOf(fieldsOf(record)?.unread)

function channelOf(record: unknown): Channel | undefined {
  return channelsNoted([fieldsOf(record)?.channel])[0]
}

/** The domains of the outsiders' emails, that of most people first. */
function outsideDomains(people: readonly SlackPerson[]): string[] {
  const counts = new Map<string, number>()
  for (const { email, isOutside, isGone } of people) {
    if (email === undefined || !isOutside || isGone) continue
    const domain = email.slice(email.lastIndexOf('@') + 1)
    counts.set(domain, (counts.get(domain) ?? 0) + 1)
  }
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([domain]) => domain)
}
