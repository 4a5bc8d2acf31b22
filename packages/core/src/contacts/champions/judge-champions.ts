import { day as dayLength } from '../../values/index.js'
import type { ChampionRow, ChampionStatus } from './champion.js'

/** Whoever was active on fewer of 28 days is no champion by activity. It is what the signal "Champion gone quiet" asks for. */
const minActiveDays = 13
/** Silence of so many days, and of so many working days among them, as the signal has it too. */
const quietDays = 8
const quietWorkingDays = 5
/** Whom an account lost before this is not shown any more. */
const keptDays = 180

/** What somebody did at an account: the active days of each window of 28 days, the newest first. */
export interface PersonActivity {
  userId: string
  activeDays: readonly number[]
  lastAt: number
}

/** A text that tells of a champion who goes, or of a contact who leaves. */
export interface Loss {
  factId: string
  /** Null where nobody knows of whom it speaks. */
  userId: string | null
  at: number
  /** Whether it calls the person a champion. */
  tellsOfChampion: boolean
}

/** What is known of an account. */
export interface Account {
  customerId: string
  people: readonly PersonActivity[]
  named: readonly string[]
  losses: readonly Loss[]
  /** The champions of the last look, by the ids that they have now. */
  known: readonly ChampionRow[]
}

/** What is known of people, whatever account they are of. */
export interface People {
  /** Undefined for somebody who is not there any more. */
  of(userId: string): { customerId: string | null; lastAt: number | null } | undefined
  /** Working days since an instant. */
  workingDaysSince(instant: number): number
  now: number
}

/** A champion without the id of the row. */
export type Judged = Omit<ChampionRow, 'id'>

/** The champions of an account, and those whom it lost in the last months. */
export function judgeChampions({ customerId, people, named, losses, known }: Account, seen: People): Judged[] {
  const active = mostActive(people)
  const told = new Set(losses.flatMap(({ userId, tellsOfChampion }) => (userId !== null && tellsOfChampion ? [userId] : [])))
  const lastHere = new Map(people.map(({ userId, lastAt }) => [userId, lastAt]))
  // Somebody may belong to several accounts, and be active at each.
  const isMoved = (userId: string) =>
    seen.of(userId)?.customerId !== customerId && (lastHere.get(userId) ?? 0) <= seen.now - quietDays * dayLength
  const before = new Map(known.flatMap((row) => (row.user_id === null ? [] : [[row.user_id, row] as const])))
  const isLost = new Set([...before].flatMap(([id, row]) => (isMoved(id) || row.status !== 'present' ? [id] : [])))
  const candidates = new Set([...named, ...told, ...active.keys(), ...isLost])
  const found = [...candidates].flatMap((userId): Judged[] => {
    const person = seen.of(userId)
    if (!person) return []
    const was = before.get(userId)
    const loss = losses.filter((each) => each.userId === userId).sort((a, b) => b.at - a.at)[0]
    const lost = lossOf(person.lastAt, isMoved(userId), loss, seen)
    // Whoever is back, and is not as active as a champion, is one of many.
    if (!lost && !named.includes(userId) && !active.has(userId)) return []
    const lostAt = lost ? (was?.status === lost.status ? (was.lost_at ?? lost.at) : lost.at) : null
    const activeDays = active.get(userId) ?? was?.active_days ?? null
    return [
      {
        customer_id: customerId,
        user_id: userId,
        basis: named.includes(userId) ? 'named' : told.has(userId) ? 'told' : (was?.basis ?? 'most_active'),
        active_days: activeDays,
        status: lost?.status ?? 'present',
        lost_at: lostAt,
        fact_id: lost?.status === 'left' ? (loss?.factId ?? null) : null,
        last_active_at: person.lastAt
      }
    ]
  })
  return [...found, ...strangers(customerId, losses)].filter(({ lost_at }) => lost_at === null || lost_at > seen.now - keptDays * dayLength)
}

/** Of each window whoever was active on the most days, with the days of the newest such window. */
function mostActive(people: readonly PersonActivity[]): Map<string, number> {
  const found = new Map<string, number>()
  const windows = Math.max(0, ...people.map(({ activeDays }) => activeDays.length))
  for (let window = 0; window < windows; window++) {
    const most = Math.max(0, ...people.map(({ activeDays }) => activeDays[window] ?? 0))
    if (most < minActiveDays) continue
    for (const { userId, activeDays } of people) if (activeDays[window] === most && !found.has(userId)) found.set(userId, most)
  }
  return found
}

/** How the account lost somebody, if it did. What a text says outranks the rest. */
function lossOf(
  lastAt: number | null,
  isMoved: boolean,
  loss: Loss | undefined,
  seen: People
): { status: ChampionStatus; at: number } | undefined {
  if (loss) return { status: 'left', at: loss.at }
  if (isMoved) return { status: 'removed', at: seen.now }
  if (lastAt === null || lastAt > seen.now - quietDays * dayLength || seen.workingDaysSince(lastAt) < quietWorkingDays) return undefined
  return { status: 'quiet', at: lastAt + quietDays * dayLength }
}

const maxStrangers = 3

/** Champions of whom texts tell, and whom nobody knows. */
function strangers(customerId: string, losses: readonly Loss[]): Judged[] {
  const told = losses.filter(({ userId, tellsOfChampion }) => userId === null && tellsOfChampion).sort((a, b) => b.at - a.at)
  return told.slice(0, maxStrangers).map(({ factId, at }) => {
    const unknown = { user_id: null, active_days: null, last_active_at: null }
    return { ...unknown, customer_id: customerId, basis: 'told', status: 'left', lost_at: at, fact_id: factId }
  })
}
