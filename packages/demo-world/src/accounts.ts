import type { Past } from './past/past.js'
import { companyName, personName, plain, titles } from './people/names.js'
import type { Random } from './random.js'
import { dayMs, type Region, regions, startOfDay, workingDayBefore } from './rhythm/calendar.js'
import type { StoryKind, WorldMember } from './shapes.js'

/** Somebody at an account. */
export interface Person {
  userId: string
  email: string
  name: string
  title: string
  /** What of the account's activity is theirs, beside the others' shares. */
  share: number
}

/** What is to happen at an account. */
export interface Plot {
  kind: StoryKind
  /** Which one of its kind it is: its words differ from those of the others. */
  number: number
  firstSign: number
  /** What is left of the activity afterwards. */
  changesTo: number
}

/** An account of the world, and all from which its days and words follow. */
export interface Account {
  customerId: string
  name: string
  domain: string
  region: Region
  industry: string
  size: number
  plan: 'Starter' | 'Team' | 'Business' | 'Enterprise'
  seats: number
  people: readonly Person[]
  owner: WorldMember | undefined
  /** Events of an ordinary working day. */
  baseline: number
  /** The start of the UTC day on which it became a customer or began its trial: it may lie before the world. */
  since: number
  plot: Plot | undefined
  /** How its term ended within the last year: accounts with a past have no plot. */
  past?: Past
}

/** The vendor's team. */
export const members: readonly WorldMember[] = [
  ['m-ada', 'Ada Lindqvist', 'Customer Success Manager', 'CSM'],
  ['m-ben', 'Ben Carrow', 'Customer Success Manager', 'CSM'],
  ['m-cleo', 'Cleo Hartmann', 'Account Executive', 'AE'],
  ['m-dev', 'Dev Malhotra', 'Support Engineer', 'Support'],
  ['m-elif', 'Elif Aydin', 'Head of Customer Success', 'Lead']
].map(([id = '', name = '', title = '', role = '']) => ({
  id,
  name,
  title,
  role,
  email: `${plain(name.split(' ')[0] ?? '')}@fernway.example`
}))

const prices = { Starter: 1900, Team: 2900, Business: 4900, Enterprise: 7900 } as const
const plans = ['Starter', 'Team', 'Business', 'Enterprise'] as const
const industries = ['Building services', 'Energy', 'Healthcare', 'Manufacturing', 'Telecommunications', 'Property management']

/** What a seat of a plan costs a month, in minor units; yen have none. */
export function seatPrice({ plan, region }: Account): number {
  return region.currency === 'JPY' ? prices[plan] * 1.5 : prices[plan]
}

/** Working days between the first sign and the end, what is left of the activity, and the least activity before: what stories are told by. */
const courses: Record<StoryKind, { firstSign: [number, number]; changesTo: number; baseline: [number, number] }> = {
  churn: { firstSign: [14, 20], changesTo: 0.22, baseline: [24, 34] },
  expansion: { firstSign: [16, 24], changesTo: 1.9, baseline: [20, 28] },
  championLeaves: { firstSign: [10, 14], changesTo: 0.7, baseline: [24, 32] },
  trialConverts: { firstSign: [8, 8], changesTo: 2.2, baseline: [10, 14] },
  trialStalls: { firstSign: [7, 7], changesTo: 0, baseline: [5, 7] },
  paymentFails: { firstSign: [5, 8], changesTo: 1, baseline: [12, 20] }
}

const isTrial = (kind: StoryKind | undefined) => kind === 'trialConverts' || kind === 'trialStalls'

/** The account of an index: it follows from the root's seed, the index and what is to happen there, whatever the others are. */
export function accountOf(index: number, story: { kind: StoryKind; number: number } | undefined, root: Random, end: number): Account {
  const random = root.of(`account ${index}`)
  const region = random.pick(regions)
  const name = companyName(index, root)
  const domain = `${plain(name)}.example`
  const lastDay = startOfDay(end - 1)
  const course = story && courses[story.kind]
  const trial = isTrial(story?.kind)
  const size = random.whole(3, 90) * 10
  const people = peopleOf(region, domain, trial ? random.whole(2, 3) : random.whole(5, 9), random)
  return {
    customerId: `acct-${index + 1}`,
    name,
    domain,
    region,
    industry: random.pick(industries),
    size,
    plan: trial ? 'Team' : random.pick(plans),
    seats: Math.max(people.length, Math.round(size / random.whole(6, 12))),
    people,
    owner: index % 9 === 7 && story === undefined ? undefined : members[index % 3],
    baseline: course ? random.whole(...course.baseline) : random.whole(4, 14),
    since: lastDay - (trial ? 11 : random.whole(130, 900)) * dayMs,
    plot: story && course && { ...story, changesTo: course.changesTo, firstSign: firstSignOf(course.firstSign, lastDay, region, random) }
  }
}

function firstSignOf([least, most]: [number, number], lastDay: number, region: Region, random: Random): number {
  return workingDayBefore(lastDay, random.whole(least, most), region)
}

/** People with names of the region. The first decides, and is the most active one. */
function peopleOf(region: Region, domain: string, count: number, random: Random): Person[] {
  const known = new Set<string>()
  const people: Person[] = []
  while (people.length < count) {
    const { first, last } = personName(region.id, random)
    const local = `${plain(first)}.${plain(last)}`
    if (known.has(local)) continue
    known.add(local)
    const email = `${local}@${domain}`
    const share = people.length === 0 ? 3 : random.whole(1, 10) / 5
    people.push({
      userId: `u-${plain(domain.replace('.example', ''))}-${people.length + 1}`,
      email,
      name: `${first} ${last}`,
      title: titles[people.length % titles.length] ?? titles[0],
      share
    })
  }
  return people
}
