import type { Operation } from '@rapport/core/connector'
import { type Fields, fieldsOf, textOf } from '../json-fields.js'
import { type ChannelChoice, companyOf } from './channel-choice.js'
import type { ThreadRecord } from './message-pages.js'
import { mentionedIn, readableText } from './message-text.js'
import { timeOfTs, tsIn } from './methods.js'
import { hasOwnEmail, personOperations, type SlackPerson } from './people.js'

/** A thread with what Slack tells of those who write in it. */
export interface CompleteThread extends ThreadRecord {
  people: Readonly<Record<string, SlackPerson>>
  /** The workspace's own email domains. */
  domains: readonly string[]
  team: string
}

/** Kinds of messages that somebody has written; others tell of the channel. */
const written = new Set([undefined, 'thread_broadcast', 'reply_broadcast', 'file_share', 'me_message', 'bot_message'])
const maxTitleLength = 120
const maxNameLength = 500

type Source = Extract<Operation, { kind: 'source' }>
type Participant = NonNullable<Source['participants']>[number]

/** Whoever wrote a message: nobody knows the email of everybody. */
interface Author {
  person: SlackPerson | undefined
  id: string | undefined
  name: string | undefined
  isOutside: boolean
  isBot: boolean
}

/** The users whom a thread speaks of: those who write, and those who are mentioned. */
export function usersIn({ messages }: ThreadRecord): string[] {
  return messages.flatMap(({ user, text }) => [...(textOf(user) ? [String(user)] : []), ...mentionedIn(textOf(text) ?? '')])
}

/** Whether somebody from outside has written in it: other conversations are not kept. */
export function isConversation(thread: CompleteThread): boolean {
  return said(thread).some(({ author }) => author.isOutside && !author.isBot)
}

/** Why a thread is not kept, where it is not. */
export function whyLeftOut(thread: CompleteThread): string | undefined {
  if (isConversation(thread)) return undefined
  return said(thread).length === 0 ? 'in which nobody says anything' : 'in which nobody from outside has written'
}

/** What a thread becomes: a source with a segment for each message, and those who wrote in it. Throws for a message that tells no time. */
export function threadOperations(thread: CompleteThread, choice: ChannelChoice, startedAt: number): Operation[] {
  const { channel, site, root, domains } = thread
  if (root === undefined) throw new Error('ts is missing or no time of a message')
  const id = `${channel.id}:${root}`
  if (!isConversation(thread))
    return thread.isAnswered ? [{ kind: 'absence', of: 'source', id, at: startedAt, from: id, to: id, except: [] }] : []
  const messages = said(thread)
  const people = [...new Map(messages.flatMap(({ author: { person } }) => (person ? [[person.id, person] as const] : []))).values()]
  const newest = messages.reduce((latest, { at }) => Math.max(latest, at), Number.NEGATIVE_INFINITY)
  const customerId = choice.customerIdOf(channel)
  const company = companyOf(channel, site.name)
  const source: Source = {
    kind: 'source',
    sourceType: 'SLACK',
    id,
    // Slack tells no time for what was deleted: a thread is as it was read.
    at: startedAt,
    occurredAt: newest,
    title: titleOf(channel.name, messages[0]?.text ?? ''),
    permalink: site.url === '' ? null : `${site.url}archives/${channel.id}/p${root.replace('.', '')}`,
    participants: participantsOf(messages, root, domains),
    segments: messages.map(({ text, author, at }) => ({ text, speaker: author.name?.slice(0, maxNameLength) ?? null, at })),
    ...(customerId !== undefined
      ? { account: channel.id }
      : { otherwise: { ...((channel.isShared || channel.isNamed) && { account: channel.id }), ...(company && { name: company }) } })
  }
  return [...people.flatMap((person) => personOperations(person, domains, startedAt)), source]
}

interface Said {
  ts: string
  at: number
  text: string
  author: Author
}

/** The messages that say something, in their order; without those of the app itself. */
function said(thread: CompleteThread): Said[] {
  const { messages, people, site } = thread
  const nameOf = (user: string) => people[user]?.name
  const read = messages.flatMap((message): Said[] => {
    const ts = tsIn(message)
    const text = readableText(textOf(message.text) ?? '', nameOf)
    const isOwn = (message.bot_id !== undefined && message.bot_id === site.bot) || (site.user !== '' && message.user === site.user)
    if (ts === undefined || text === '' || isOwn || !written.has(textOf(message.subtype))) return []
    return [{ ts, at: timeOfTs(ts), text, author: authorOf(message, thread) }]
  })
  return read.sort((one, other) => (one.ts < other.ts ? -1 : 1))
}

function authorOf(message: Fields, { people, team }: CompleteThread): Author {
  const id = textOf(message.user)
  const person = id === undefined ? undefined : people[id]
  const botName = textOf(message.username) ?? textOf(fieldsOf(message.bot_profile)?.name)
  const ofTeam = textOf(message.user_team)
  return {
    person,
    id,
    name: person?.name ?? botName,
    isOutside: person?.isOutside ?? (ofTeam !== undefined && ofTeam !== team),
    isBot: person?.isBot ?? id === undefined
  }
}

/** Everybody who wrote, once; bots did not take part. A colleague whose email is another company's stands by name. */
function participantsOf(messages: readonly Said[], root: string, domains: readonly string[]): Participant[] {
  const byId = new Map<string, Participant>()
  for (const { author, ts } of messages) {
    if (author.isBot || author.id === undefined || byId.has(author.id)) continue
    const { person, name } = author
    const email = person && (person.isOutside || hasOwnEmail(person, domains)) && !person.isGone ? person.email : undefined
    byId.set(author.id, {
      ...(email !== undefined && { email }),
      name: name?.slice(0, maxNameLength) ?? null,
      role: ts === root ? 'author' : 'attendee'
    })
  }
  return [...byId.values()]
}

function titleOf(channel: string, text: string): string {
  const [line = ''] = text.split('\n')
  const points = [...line]
  const words = points.length <= maxTitleLength ? line : `${points.slice(0, maxTitleLength - 1).join('')}…`
  return `#${channel}${words === '' ? '' : `: ${words}`}`
}
