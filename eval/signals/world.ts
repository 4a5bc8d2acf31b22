import { Random } from '../random.js'

/** How an account works while nothing happens to it. */
export type Rhythm = 'steady' | 'uneven' | 'bursty' | 'drifting' | 'batches' | 'tiny'

/** What happens to an account. */
export type Story = 'calm' | 'drop' | 'silence' | 'champion' | 'fade'

/** A made-up account. `people` are the events of each person on each day; the first person is the most active one. */
export interface MadeAccount {
  story: Story
  rhythm: Rhythm
  /** The index of the day on which the story begins; -1 for a calm account. */
  begins: number
  people: number[][]
}

/** A made-up workspace. `isWeekend` and `people` have one entry a day. */
export interface MadeWorld {
  days: number
  isWeekend: boolean[]
  accounts: MadeAccount[]
}

const rhythms: readonly (readonly [Rhythm, number])[] = [
  ['steady', 0.3],
  ['uneven', 0.25],
  ['bursty', 0.15],
  ['drifting', 0.1],
  ['batches', 0.05],
  ['tiny', 0.15]
]

/** What is left of the activity once a fade is over, and how long it takes. */
const fadeDays = 60

interface Wanted {
  calm: number
  /** How many accounts have each of the other stories. */
  each: number
  days: number
  /** Stories begin from this day on, within two weeks; a fade begins so that it is over by the end. */
  from: number
  /** The most events that an account ordinarily has in a week. */
  most: number
}

/**
 * Makes a workspace whose first day is a Monday: weekly rhythms, three holidays that two of three accounts have, and accounts of each rhythm. The same seed
 * makes the same workspace.
 */
export function makeWorld(seed: number, { calm, each, days, from, most }: Wanted): MadeWorld {
  const random = new Random(seed * 7919)
  const isWeekend = Array.from({ length: days }, (_, day) => day % 7 >= 5)
  const holidays = new Set([0, 1, 2].map(() => Math.floor(random.next() * days)))
  const stories: Story[] = [
    ...new Array<Story>(calm).fill('calm'),
    ...(['drop', 'silence', 'champion', 'fade'] as const).flatMap((story) => new Array<Story>(each).fill(story))
  ]
  const accounts = stories.map((story): MadeAccount => {
    const rhythm = story === 'calm' ? rhythmOf(random) : random.next() < 0.6 ? 'steady' : 'uneven'
    const begins = story === 'calm' ? -1 : story === 'fade' ? days - fadeDays - 10 : from + Math.floor(random.next() * 14)
    const weekly = story === 'calm' ? volumeOf(rhythm, most, random) : 30 * (Math.min(most, 400) / 30) ** random.next()
    const isAway = random.next() < 2 / 3 ? holidays : new Set<number>()
    const levels = levelsOf(rhythm, days, random)
    const onWeekends = random.next() * 0.3
    const left = story === 'drop' ? 0.1 + random.next() * 0.2 : story === 'fade' ? 0.2 + random.next() * 0.2 : story === 'silence' ? 0 : 1
    const shares = sharesOf(story === 'champion' ? 4 + Math.floor(random.next() * 4) : 1 + Math.floor(random.next() * 7), random)
    const rates = levels.map((level, day) => {
      const share = isWeekend[day] ? onWeekends : isAway.has(day) ? 0.03 : 1
      return (weekly / (5 + 2 * onWeekends)) * share * level * leftOf(story, left, day - begins)
    })
    const people = shares.map((share, person) =>
      rates.map((rate, day) => (story === 'champion' && person === 0 && day >= begins ? 0 : random.poisson(rate * share)))
    )
    return { story, rhythm, begins, people }
  })
  return { days, isWeekend, accounts }
}

function rhythmOf(random: Random): Rhythm {
  let left = random.next()
  for (const [rhythm, part] of rhythms) {
    left -= part
    if (left < 0) return rhythm
  }
  return 'steady'
}

function volumeOf(rhythm: Rhythm, most: number, random: Random): number {
  if (rhythm === 'tiny') return 2 + random.next() * 6
  return 8 * (most / 8) ** random.next()
}

/** What the people of an account do of its activity, the most active one first. */
function sharesOf(count: number, random: Random): number[] {
  const weights = Array.from({ length: count }, (_, person) => (person === 0 ? 3 : 0.3 + random.next() * 1.7))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

/** How much an account does on each day beside what it does on average. */
function levelsOf(rhythm: Rhythm, days: number, random: Random): number[] {
  let drift = 0
  let isBusy = random.next() < 0.4
  return Array.from({ length: days }, () => {
    switch (rhythm) {
      case 'uneven':
        return random.gammaOfMeanOne(2.5)
      case 'bursty':
        if (random.next() < (isBusy ? 0.3 : 0.2)) isBusy = !isBusy
        return (isBusy ? 2.2 : 0.2) * random.gammaOfMeanOne(4)
      case 'drifting':
        drift = 0.985 * drift + 0.04 * random.normal()
        return Math.exp(drift) * random.gammaOfMeanOne(8)
      case 'batches':
        return random.next() < 0.12 ? 7 * random.gammaOfMeanOne(3) : 0.05
      default:
        return 1
    }
  })
}

/** What is left of an account's activity so many days after the beginning of its story. */
function leftOf(story: Story, left: number, since: number): number {
  if (story === 'champion' || since < 0) return 1
  return story === 'fade' ? 1 - (1 - left) * Math.min(1, since / fadeDays) : left
}
