import { type Account, accountOf, members } from './accounts.js'
import { contractsOf } from './contracts.js'
import { conversationsOf } from './conversations.js'
import { pastAccountsOf } from './past/past-accounts.js'
import { Random } from './random.js'
import { billingOf, dealsOf, subscriptionOf } from './revenue.js'
import { activityOn } from './rhythm/activity.js'
import { dayMs, startOfDay } from './rhythm/calendar.js'
import { signUpVisits, strangersOn } from './rhythm/visits.js'
import type {
  PastStory,
  Story,
  StoryKind,
  WorldBatch,
  WorldBilling,
  WorldContract,
  WorldCustomer,
  WorldEvent,
  WorldMember,
  WorldOwnership,
  WorldSource,
  WorldSubscription,
  WorldUser
} from './shapes.js'
import { storyKinds } from './shapes.js'
import { Phrases } from './texts/phrases.js'

/** Options of a world. */
export interface WorldOptions {
  /** The same seed gives the same world. */
  seed?: string | number
  /** Where it ends: epoch milliseconds; nothing in it is later. */
  end: number
  /** How large it is: 1 has about 70 customers, 450 people and 60,000 events; 10 and 100 are for benches. */
  scale?: number
  /**
   * How often each story occurs, instead of the usual numbers times the scale. `calm` is the number of accounts without
   * a story. `past` is the number that left or renewed within the last year.
   */
  plots?: Partial<Record<StoryKind | 'calm' | 'past', number>>
}

/** A world: its rows at once, its events as they are asked for. */
export interface World {
  /** The start of its first UTC day, 120 days before the end, and the end: epoch milliseconds. Accounts with a past story began earlier. */
  start: number
  end: number
  members: readonly WorldMember[]
  customers: WorldCustomer[]
  users: WorldUser[]
  subscriptions: WorldSubscription[]
  /** What they paid for in the last 180 days, whenever that changed, the oldest first: it ends with `subscriptions`. */
  billing: WorldBilling[]
  /** The terms of the last years, and those that run. */
  contracts: WorldContract[]
  ownerships: WorldOwnership[]
  /** All that was written and said, the oldest first of each customer. */
  sources: WorldSource[]
  /** The stories, told with knowledge of their end. */
  stories: Story[]
  /** What happened within the last year, before these stories. */
  pastStories: PastStory[]
  /** The events in batches of at most 100, day by day. Each call makes them again, and never holds more than a day. */
  batches(): Generator<WorldBatch>
}

const days = 120
const batchSize = 100
const usual: Record<StoryKind | 'calm' | 'past', number> = {
  churn: 3,
  expansion: 3,
  championLeaves: 2,
  trialConverts: 2,
  trialStalls: 3,
  paymentFails: 2,
  calm: 45,
  past: 9
}
const strangersPerDay = 6

/**
 * A world of customers of an invented vendor of planning software, over 120 days: who they are, what they do, say and pay, and what happens to some of
 * them. It is a pure function of its options, texts included.
 *
 * @example
 * const { customers, batches, stories } = world({ seed: 1, end: Date.parse('2026-06-01') })
 */
export function world({ seed = 1, end, scale = 1, plots }: WorldOptions): World {
  if (!Number.isFinite(end)) throw new TypeError('end must be a time in epoch milliseconds')
  if (!(scale > 0)) throw new TypeError('scale must be a number above 0')
  const root = new Random(`fernway ${seed}`)
  const start = startOfDay(end - 1) - (days - 1) * dayMs
  const counts = plots ?? scaled(scale)
  const present = accountsOf(counts, root, end)
  const accounts = [...present, ...pastAccountsOf(counts.past ?? 0, present.length, root, end)]
  const stories: Story[] = []
  const pastStories: PastStory[] = []
  const sources = sourcesOf(accounts, { stories, pastStories }, { root, start, end })
  return {
    start,
    end,
    members,
    customers: accounts.map(({ customerId, name, domain, industry, size, plan, region }) => {
      return { customerId, name, domain, traits: { industry, company_size: size, plan, country: region.country } }
    }),
    users: accounts.flatMap(({ customerId, people }) =>
      people.map(({ userId, email, name, title }) => ({ userId, email, name, customer: { customerId }, traits: { title } }))
    ),
    subscriptions: accounts.map(subscriptionOf),
    billing: billingOf(accounts, end, root),
    contracts: contractsOf(accounts, end, root),
    ownerships: accounts.flatMap(({ customerId, owner }) => (owner ? [{ customerId, memberId: owner.id }] : [])),
    sources,
    stories,
    pastStories,
    batches: () => batchesOf(accounts, { root, start, end, strangers: strangersPerDay * (present.length / 60) })
  }
}

function scaled(scale: number): Record<StoryKind | 'calm' | 'past', number> {
  const entries = Object.entries(usual).map(([kind, count]) => [kind, Math.max(1, Math.round(count * scale))])
  return Object.fromEntries(entries)
}

/** The accounts in an order that tells nothing of their stories. */
function accountsOf(plots: Partial<Record<StoryKind | 'calm' | 'past', number>>, root: Random, end: number): Account[] {
  const told = storyKinds.flatMap((kind) => Array.from({ length: plots[kind] ?? 0 }, (_, number) => ({ kind, number })))
  const calm = Array.from({ length: plots.calm ?? 0 }, () => undefined)
  return root
    .of('order')
    .shuffled([...told, ...calm])
    .map((story, index) => accountOf(index, story, root, end))
}

interface Stage {
  root: Random
  start: number
  end: number
}

function sourcesOf(
  accounts: readonly Account[],
  { stories, pastStories }: { stories: Story[]; pastStories: PastStory[] },
  { root, start, end }: Stage
): WorldSource[] {
  const phrases = new Phrases(root.of('phrases'))
  return accounts.flatMap((account) => {
    const sentences: Story['sentences'] = []
    const said = conversationsOf({ account, random: root, phrases, start, end }, sentences)
    const { plot, past, customerId, baseline, people } = account
    if (plot) {
      const { kind, firstSign, changesTo } = plot
      stories.push({ kind, customerId, firstSign, baseline, changesTo, person: people[0]?.userId ?? '', sentences })
    }
    if (past) {
      const { outcome, endsAt: endedAt, firstSign = null, reason = null } = past
      pastStories.push({ customerId, outcome, endedAt, firstSign, reason, sentences })
    }
    return [...said, ...dealsOf(account, end, root)]
  })
}

function* batchesOf(accounts: readonly Account[], { root, start, end, strangers }: Stage & { strangers: number }): Generator<WorldBatch> {
  const tried = accounts.filter(({ plot }) => plot?.kind === 'trialConverts' || plot?.kind === 'trialStalls')
  const signUps = tried.flatMap((account) => signUpVisits(account, end, root))
  const gone = accounts.filter(({ past }) => past)
  const first = Math.min(start, ...gone.map(({ past }) => past?.from ?? start))
  for (let day = first; day < end; day += dayMs) {
    // Before the world begins, only those with a past are there.
    const isBefore = day < start
    const events: WorldEvent[] = (isBefore ? gone : accounts).flatMap((account) => activityOn(account, day, end, root))
    events.sort((one, other) => one.timestamp - other.timestamp)
    for (let at = 0; at < events.length; at += batchSize) yield { source: 'server', events: events.slice(at, at + batchSize) }
    if (isBefore) continue
    yield* strangersOn(day, end, strangers, root)
    yield* signUps.filter(({ events: [first] }) => first && startOfDay(first.timestamp) === day)
  }
}
