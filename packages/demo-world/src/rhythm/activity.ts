import type { Account, Person } from '../accounts.js'
import type { Past } from '../past/past.js'
import type { Random } from '../random.js'
import type { WorldEvent } from '../shapes.js'
import { dayMs, isWorkingDay, localTime, season } from './calendar.js'

/** What people do in the product, how often beside the others, and what is noted with it. */
const actions: readonly { name: string; weight: number; properties(random: Random): Record<string, string | number> }[] = [
  { name: 'job_completed', weight: 26, properties: (random) => ({ duration_minutes: random.whole(15, 240), photos: random.whole(0, 6) }) },
  { name: 'schedule_published', weight: 12, properties: (random) => ({ visits: random.whole(4, 60), days: random.whole(1, 7) }) },
  {
    name: 'job_assigned',
    weight: 18,
    properties: (random) => ({ skill: random.pick(['electrics', 'heating', 'inspection', 'cleaning']) })
  },
  { name: 'route_optimized', weight: 10, properties: (random) => ({ stops: random.whole(3, 24), saved_km: random.whole(1, 80) }) },
  { name: 'mobile_checkin', weight: 16, properties: (random) => ({ device: random.pick(['ios', 'android', 'tablet']) }) },
  {
    name: 'report_exported',
    weight: 5,
    properties: (random) => ({ format: random.pick(['pdf', 'xlsx', 'csv']), rows: random.whole(10, 900) })
  },
  { name: 'dashboard_viewed', weight: 9, properties: (random) => ({ range_days: random.pick([7, 30, 90]) }) },
  { name: 'template_created', weight: 2, properties: (random) => ({ steps: random.whole(3, 20) }) },
  { name: 'user_invited', weight: 1, properties: (random) => ({ role: random.pick(['planner', 'technician', 'viewer']) }) },
  { name: 'api_call', weight: 3, properties: (random) => ({ endpoint: random.pick(['/jobs', '/visits', '/people']) }) }
]

/** A feature that came late: only some accounts have taken it up, within the last weeks. */
const newFeature = { name: 'forecast_opened', sinceDays: 24 }

const weekend = 0.05

/** Events of an ordinary working day of an account, on average, on a day named by its UTC start. */
function rateOn({ baseline, plot, past, since, region }: Account, day: number): number {
  if (day < since || isAway(past, day)) return 0
  if (past) return baseline * (isWeekend(day) ? weekend : 1) * (hasChanged(past, day) ? past.changesTo : 1)
  const left = plot && day >= plot.firstSign ? plot.changesTo : 1
  return baseline * (isWorkingDay(day, region) ? 1 : weekend) * season(day) * left
}

/** What the people of an account do on a day, in the order of time and never after `end`. It follows from the account and the day alone. */
export function activityOn(account: Account, day: number, end: number, root: Random): WorldEvent[] {
  const random = root.of(`${account.customerId} on ${day / dayMs}`)
  const count = random.count(rateOn(account, day))
  const active = peopleOn(account, day)
  const events: WorldEvent[] = []
  for (let index = 0; index < count && active.length > 0; index++) {
    const timestamp = localTime(day, hourOf(random), account.region) + random.whole(0, 59_999)
    if (timestamp >= end) continue
    const { userId } = weighted(active, ({ share }) => share, random)
    const takesUp = account.baseline % 3 === 0 && day > end - newFeature.sinceDays * dayMs && random.chance(0.06)
    const action = weighted(actions, ({ weight }) => weight, random)
    const eventName = takesUp ? newFeature.name : action.name
    const properties = takesUp ? { horizon_days: random.pick([14, 30]) } : action.properties(random)
    events.push({ type: 'custom', uuid: random.uuid(), timestamp, userId, eventName, properties })
  }
  return events.sort((one, other) => one.timestamp - other.timestamp)
}

const isAway = (past: Past | undefined, day: number) =>
  past !== undefined && (day < past.from || (past.outcome === 'left' && day >= past.endsAt))

/** From the first sign on, there is less or more activity. Of who stayed in the end, it is as before once the term was renewed. */
const hasChanged = ({ firstSign, endsAt, outcome }: Past, day: number) =>
  firstSign !== undefined && day >= firstSign && (day < endsAt || outcome === 'expanded')

/** Accounts with a past know no holidays: too few are there in their time to tell a holiday from a silence. */
const isWeekend = (day: number) => [0, 6].includes(new Date(day).getUTCDay())

/** Who is there on a day: a champion who leaves is not, from the first sign on. */
function peopleOn({ people, plot, past }: Account, day: number): readonly Person[] {
  const isGone = past
    ? past.isChampionGone && past.firstSign !== undefined && day >= past.firstSign
    : plot?.kind === 'championLeaves' && day >= plot.firstSign
  return isGone ? people.slice(1) : people
}

/** An hour of the local day: from seven to seven, less around noon. */
function hourOf(random: Random): number {
  const hour = 7 + (random.next() + random.next()) * 6
  return hour > 12 && hour < 13 && random.chance(0.6) ? hour - 2 : hour
}

function weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, random: Random): Item {
  let left = random.next() * items.reduce((sum, item) => sum + weightOf(item), 0)
  for (const item of items) {
    left -= weightOf(item)
    if (left < 0) return item
  }
  return random.pick(items)
}
