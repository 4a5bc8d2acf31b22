import type { Account, Person } from './accounts.js'
import { members } from './accounts.js'
import { leftAt } from './past/past.js'
import type { Random } from './random.js'
import { dayMs, isWorkingDay, localTime } from './rhythm/calendar.js'
import type { Story, WorldMember, WorldSource } from './shapes.js'
import { momentsOf } from './stories/tell.js'
import type { Phrases } from './texts/phrases.js'
import { type Topic, titles, topics } from './texts/topics.js'

type SourceType = WorldSource['sourceType']

/** How many conversations an account has on an average working day, by their kind. */
const perDay = { CALL: 0.035, EMAIL: 0.09, SLACK: 0.12, SUPPORT_TICKET: 0.03 } as const

/** A sentence with who says it: somebody of the account, or of our team. */
interface Line {
  speaker: Person | WorldMember
  text: string
}

/** What is written beside the sources: whose world it is, and its words. */
interface Scene {
  account: Account
  random: Random
  phrases: Phrases
  start: number
  end: number
}

/** All that was written and said with an account, the oldest first; `told` is filled with the sentences of its story. */
export function conversationsOf(scene: Scene, told: Story['sentences']): WorldSource[] {
  const { account, start, end } = scene
  const sources: WorldSource[] = []
  const { past } = account
  // Who has a past speaks in its time, and who left says nothing afterwards.
  const last = leftAt(account) ?? end
  for (let day = Math.max(past?.from ?? start, account.since); day < last; day += dayMs) {
    if (!isWorkingDay(day, account.region)) continue
    const scenes = { ...scene, random: scene.random.of(`${account.customerId} speaks on ${day / dayMs}`) }
    for (const type of ['CALL', 'EMAIL', 'SLACK', 'SUPPORT_TICKET'] as const) {
      // Chats are shared with some accounts only.
      if (type === 'SLACK' && account.baseline % 2 === 1 && account.plot?.kind !== 'expansion') continue
      if (scenes.random.chance(perDay[type])) sources.push(ordinary(type, day, scenes))
    }
  }
  for (const moment of past?.said ?? momentsOf(account, end)) {
    const { title, sourceType, sentence, by, day } = moment
    const person = account.people[by === 'first' ? 0 : 1] ?? account.people[0]
    if (!person) continue
    const text = scene.phrases.keep(sentence)
    const lines = linesOf(sourceType, { ...scene, random: scene.random.of(`${account.customerId} tells ${title} ${day}`) })
    lines.splice(Math.ceil(lines.length / 2), 0, { speaker: person, text })
    // What is said first counts as what it is about.
    const [first] = lines
    if (sourceType !== 'CALL' && first) lines[0] = { ...first, speaker: person }
    const source = sourceOf(sourceType, title, `story-${day / dayMs}`, day, lines, scene)
    told.push({ text, sourceId: source.externalId, sourceType })
    sources.push(source)
  }
  return sources.filter(({ occurredAt }) => occurredAt < end).sort((one, other) => one.occurredAt - other.occurredAt)
}

function ordinary(type: SourceType, day: number, scene: Scene): WorldSource {
  const title = type === 'CRM_OPPORTUNITY' ? '' : scene.random.pick<string>(titles[type])
  return sourceOf(type, title, `${day / dayMs}`, day, linesOf(type, scene), scene)
}

/** The course of a conversation: who speaks, and about what. `c` is somebody of the account, `v` of our team. */
const courses: Partial<Record<SourceType, readonly [who: 'c' | 'v', topic: Topic][]>> = {
  EMAIL: [
    ['c', 'usage'],
    ['c', 'question'],
    ['v', 'answer'],
    ['v', 'closing']
  ],
  SLACK: [
    ['c', 'chat'],
    ['v', 'answer']
  ],
  SUPPORT_TICKET: [
    ['c', 'problem'],
    ['v', 'fix'],
    ['c', 'confirmed']
  ]
}

const callTopics: readonly [who: 'c' | 'v', topic: Topic][] = [
  ['c', 'usage'],
  ['c', 'question'],
  ['v', 'answer'],
  ['c', 'plan'],
  ['c', 'request'],
  ['v', 'answer'],
  ['c', 'grumble'],
  ['v', 'answer']
]

function linesOf(type: SourceType, { account, random, phrases }: Scene): Line[] {
  const vendor = account.owner ?? random.pick(members)
  const support = members[3] ?? vendor
  const speakers = random.shuffled(account.people).slice(0, type === 'CALL' ? 3 : 1)
  const say = (who: 'c' | 'v', topic: Topic): Line => {
    const speaker = who === 'c' ? random.pick(speakers) : type === 'SUPPORT_TICKET' ? support : vendor
    return { speaker, text: phrases.say(topics[topic]) }
  }
  const course = courses[type]
  if (course) return course.map(([who, topic]) => say(who, topic))
  const middle = Array.from({ length: random.whole(12, 26) }, () => say(...random.pick(callTopics)))
  return [say('v', 'greeting'), say('c', 'greeting'), ...middle, say('v', 'closing'), say('v', 'closing')]
}

function sourceOf(type: SourceType, title: string, name: string, day: number, lines: readonly Line[], scene: Scene): WorldSource {
  const { account, random } = scene
  const externalId = `${account.customerId}-${type.toLowerCase().replace('_', '-')}-${name}`
  const occurredAt = localTime(day, 8.5 + random.next() * 8, account.region)
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))]
  const [opens] = speakers
  const roles = type === 'CALL' ? (['host', 'attendee'] as const) : (['from', 'to'] as const)
  const others = account.owner && !speakers.includes(account.owner) ? [account.owner] : []
  let at = 0
  return {
    sourceType: type,
    externalId,
    occurredAt,
    title: type === 'SLACK' ? title : `${title} · ${account.name}`,
    permalink: `https://work.fernway.example/${type.toLowerCase()}/${externalId}`,
    customer: { customerId: account.customerId },
    participants: [...speakers, ...others].map((each) => ({ email: each.email, name: each.name, role: roles[each === opens ? 0 : 1] })),
    segments: lines.map(({ speaker, text }) => {
      const segment = { text, speaker: speaker.name, ...(type === 'CALL' && { at }) }
      at += 3_000 + text.length * 65
      return segment
    })
  }
}
