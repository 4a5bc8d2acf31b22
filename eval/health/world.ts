import { Random } from '../random.js'
import { liveLife } from './life.js'

/** What customers say, by the type of fact that it is. */
type WordType = 'CHURN_RISK' | 'COMPETITIVE' | 'CHAMPION_RISK' | 'CONTACT_DEPARTURE' | 'SENTIMENT' | 'EXPANSION' | 'BUDGET'

/** What happens at a customer of a simulated world; days are counted from the beginning of the world. */
export interface Life {
  id: string
  /** Events, as the days, people and names of them. */
  events: readonly { day: number; person: number; name: number }[]
  words: readonly { day: number; type: WordType; kind: string | null; confidence: number }[]
  tickets: readonly { day: number; closedOn: number | null }[]
  payments: readonly { day: number; status: 'active' | 'past_due' | 'canceled'; cents: number }[]
  terms: readonly { start: number; end: number; autoRenews: boolean; outcome: 'renewed' | 'churned' | null }[]
  joinedOn: number
  leftOn: number | null
}

/** How strongly leaving and what is seen of it hang together: another mixture in every world. */
export interface Nature {
  customers: number
  days: number
  /** About how many of 100 customers leave in 30 days. */
  rate: number
  /** How much satisfaction, and what nobody sees, move the odds of leaving. */
  pull: { satisfaction: number; unseen: number; champion: number; problems: number }
  /** How much of it shows, by where it shows. */
  shows: { activity: number; days: number; people: number; breadth: number; words: number; tickets: number; payments: number }
  /** The share of customers with yearly terms, and of those who say beforehand that they leave. */
  yearly: number
  autoRenews: number
  notice: number
  eventsADay: number
}

/** Seeds that follow each other begin far apart. */
const scattered = (seed: number) => Math.imul(seed, 2_654_435_761)

/** The nature of a world: of a seed, and with any of its numbers given. */
export function natureOf(seed: number, given: Partial<Nature> = {}): Nature {
  const random = new Random(scattered(seed + 77))
  const some = (low: number, high: number) => random.between(low, high)
  return {
    customers: 150,
    days: 420,
    rate: 6,
    pull: { satisfaction: some(0.7, 1.5), unseen: some(0.3, 0.8), champion: some(0.2, 1.2), problems: some(0, 0.6) },
    shows: {
      activity: some(0.15, 0.6),
      days: some(0, 0.3),
      people: some(0.1, 0.5),
      breadth: some(0.05, 0.5),
      words: some(0.3, 1.3),
      tickets: some(0.1, 0.8),
      payments: some(0, 0.9)
    },
    yearly: some(0.1, 0.6),
    autoRenews: some(0.2, 0.8),
    notice: some(0.1, 0.5),
    eventsADay: 4,
    ...given
  }
}

/** A world: all customers of a workspace, whose leaving hangs on a satisfaction that nobody sees, and on things that show nowhere. */
export function worldOf(seed: number, nature: Nature): Life[] {
  const random = new Random(scattered(seed))
  return Array.from({ length: nature.customers }, (_, index) => liveLife(`c${index}`, nature, random))
}
