import type { Random } from '../random.js'
import type { Life, Nature } from './world.js'

const year = 365
const longestNoticeDays = 60
const features = 12

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] }

/** The life of one customer, day by day. */
export function liveLife(id: string, nature: Nature, random: Random): Life {
  const { pull, shows, days } = nature
  const life: Mutable<Life> = { id, events: [], words: [], tickets: [], payments: [], terms: [], joinedOn: 0, leftOn: null }
  life.joinedOn = random.chance(0.7) ? 0 : Math.floor(random.between(0, days * 0.7))
  const people = Math.max(1, Math.round(Math.exp(1 + 0.8 * random.normal())))
  const pace = nature.eventsADay * Math.exp(0.7 * random.normal() - 0.25)
  const breadth = random.between(0.3, 0.8)
  const cents = 1_000 * Math.ceil(people * random.between(2, 12))
  const isYearly = random.chance(nature.yearly)
  const autoRenews = random.chance(nature.autoRenews)
  let termStart = life.joinedOn - (isYearly ? Math.floor(random.between(0, year)) : 0)
  let satisfaction = random.normal()
  let unseen = 0
  let championLost = -1_000
  let decidedOn: number | null = null
  let owed = false
  let paid = cents
  if (isYearly) life.terms.push({ start: termStart, end: termStart + year, autoRenews, outcome: null })
  life.payments.push({ day: life.joinedOn, status: 'active', cents })
  for (let day = life.joinedOn; day < days; day++) {
    // Satisfaction wanders slowly and is shaken now and then; what nobody sees comes and goes.
    satisfaction += 0.01 * (0.1 - satisfaction) + 0.11 * random.normal()
    if (random.chance(0.004)) satisfaction -= random.between(0.5, 2)
    if (random.chance(0.003)) satisfaction += random.between(0.5, 1.5)
    unseen += -0.03 * unseen + 0.2 * random.normal()
    if (random.chance(0.0012)) {
      championLost = day
      satisfaction -= 0.3
      if (random.chance(0.7)) say(life, day, random.chance(0.5) ? 'CHAMPION_RISK' : 'CONTACT_DEPARTURE', null, random)
    }
    const open = life.tickets.filter(({ closedOn }) => closedOn === null || closedOn > day).length
    const pressure =
      -pull.satisfaction * satisfaction +
      pull.unseen * unseen +
      (day - championLost < 90 ? pull.champion : 0) +
      pull.problems * Math.min(open, 3)
    const hazard = (nature.rate / 100 / 30) * Math.exp(pressure - 0.5 * pull.satisfaction ** 2 - 0.4)
    const term = life.terms.at(-1)
    if (term && day === term.end) {
      if (decidedOn !== null) {
        term.outcome = 'churned'
        return left(life, day, paid)
      }
      term.outcome = 'renewed'
      termStart = day
      life.terms.push({ start: day, end: day + year, autoRenews, outcome: null })
    } else if (term) {
      // Who has a yearly term decides in its last months, and says so or does not.
      if (decidedOn === null && term.end - day <= 120 && random.chance(hazard * 3)) {
        decidedOn = day
        if (term.end - day <= longestNoticeDays || random.chance(nature.notice)) {
          if (random.chance(nature.notice)) say(life, day, 'CHURN_RISK', 'no renewal', random)
        }
      }
    } else {
      if (decidedOn === null && random.chance(hazard)) decidedOn = day + Math.floor(random.between(0, 25))
      if (decidedOn !== null && day >= decidedOn) return left(life, day, paid)
    }
    const mood = satisfaction - (decidedOn === null ? 0 : 0.8)
    show(life, day, mood, { people, pace, breadth, shows }, random)
    if (random.chance(0.0015 * Math.exp(-shows.payments * mood))) {
      owed = true
      life.payments.push({ day, status: 'past_due', cents: paid })
    } else if (owed && random.chance(0.08)) {
      owed = false
      life.payments.push({ day, status: 'active', cents: paid })
    }
    if (random.chance(0.0008 * Math.exp(-shows.payments * mood))) {
      paid = Math.round(paid * random.between(0.5, 0.9))
      life.payments.push({ day, status: owed ? 'past_due' : 'active', cents: paid })
    }
  }
  return life
}

function left(life: Mutable<Life>, day: number, cents: number): Life {
  life.leftOn = day
  life.payments.push({ day, status: 'canceled', cents })
  return life
}

const say = (life: Mutable<Life>, day: number, type: Life['words'][number]['type'], kind: string | null, random: Random) =>
  life.words.push({ day, type, kind, confidence: random.between(0.5, 0.98) })

interface Habits {
  people: number
  pace: number
  breadth: number
  shows: Nature['shows']
}

/** What is seen of a customer on a day: events of its people, words and tickets. Nothing of it is certain. */
function show(life: Mutable<Life>, day: number, mood: number, { people, pace, breadth, shows }: Habits, random: Random): void {
  const isWeekend = day % 7 >= 5
  const isThere = !isWeekend && random.chance(1 / (1 + Math.exp(-2.2 - 3 * shows.days * mood)))
  if (isThere) {
    const present = Math.max(1, Math.round(people * Math.min(1, 0.7 * Math.exp(shows.people * mood * 0.5))))
    const names = Math.max(1, Math.round(features * Math.min(1, breadth * Math.exp(shows.breadth * mood * 0.6))))
    const count = random.poisson(pace * Math.exp(shows.activity * mood + 0.35 * random.normal()))
    for (let each = 0; each < Math.min(count, 60); each++) {
      const name = Math.floor(names * random.next() ** 1.6)
      life.events.push({ day, person: Math.floor(present * random.next()), name })
    }
  }
  const mood2 = shows.words * mood
  if (random.chance(0.012 * Math.exp(-mood2))) say(life, day, 'SENTIMENT', 'negative', random)
  if (random.chance(0.014 * Math.exp(mood2))) say(life, day, 'SENTIMENT', 'positive', random)
  if (random.chance(0.003 * Math.exp(-1.2 * mood2))) say(life, day, 'COMPETITIVE', null, random)
  if (random.chance(0.0025 * Math.exp(-1.4 * mood2))) say(life, day, 'CHURN_RISK', null, random)
  if (random.chance(0.004 * Math.exp(mood2))) say(life, day, 'EXPANSION', null, random)
  if (random.chance(0.003 * Math.exp(-0.6 * mood2))) say(life, day, 'BUDGET', 'fit', random)
  if (random.chance(0.02 * Math.exp(-shows.tickets * mood))) {
    const patience = random.between(0.5, 4) * Math.exp(-0.5 * shows.tickets * mood + 0.6 * random.normal())
    life.tickets.push({ day, closedOn: Math.ceil(day + patience) })
  }
}
