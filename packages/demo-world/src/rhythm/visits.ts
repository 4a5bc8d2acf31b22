import type { Account } from '../accounts.js'
import type { Random } from '../random.js'
import type { WorldBatch, WorldEvent } from '../shapes.js'
import { dayMs, localTime, regions } from './calendar.js'

const site = 'https://www.fernway.example'

const pages = [
  ['/', 'Fernway: planning for field service'],
  ['/pricing', 'Pricing'],
  ['/product/routes', 'Route planning'],
  ['/product/mobile', 'The mobile app'],
  ['/customers', 'Customers'],
  ['/blog/first-hundred-visits', 'Your first hundred visits'],
  ['/docs/api', 'API documentation']
] as const

const campaigns = [
  { source: 'google', medium: 'cpc', campaign: 'field-service-software' },
  { source: 'linkedin', medium: 'paid_social', campaign: 'dispatchers' },
  { source: 'newsletter', medium: 'email', campaign: 'spring-tips' }
] as const

const referrers = ['https://www.google.com/', 'https://www.bing.com/', 'https://news.ycombinator.com/', 'https://www.linkedin.com/']

/** Visits of people whom nobody knows, on a day: most of them stay unknown. */
export function strangersOn(day: number, end: number, perDay: number, root: Random): WorldBatch[] {
  const random = root.of(`strangers on ${day / dayMs}`)
  const count = random.count(perDay)
  return Array.from({ length: count }, () => visit(day, end, random, random.uuid())).filter(({ events }) => events.length > 0)
}

/** The visits of somebody who tries the product: as a stranger first, then one with the sign-up, which tells who all of it was. */
export function signUpVisits({ people, region, since }: Account, end: number, root: Random): WorldBatch[] {
  const [person] = people
  if (!person) return []
  const random = root.of(`sign-up of ${person.userId}`)
  const visitorId = random.uuid()
  const before = visit(since - 3 * dayMs, end, random, visitorId, random.pick(campaigns))
  const last = visit(since, end, random, visitorId)
  const timestamp = localTime(since, 17.5, region)
  const { userId, email, name, title } = person
  const signUp: WorldEvent[] = [
    {
      type: 'pageview',
      uuid: random.uuid(),
      timestamp: timestamp - 40_000,
      url: `${site}/signup`,
      path: '/signup',
      title: 'Start your trial'
    },
    { type: 'identify', uuid: random.uuid(), timestamp, userId, email, traits: { name, title } }
  ]
  return [before, { ...last, events: [...last.events.filter((event) => event.timestamp < timestamp - 40_000), ...signUp] }]
}

function visit(
  day: number,
  end: number,
  random: Random,
  visitorId: string,
  utm: WorldCampaign | undefined = random.chance(0.25) ? random.pick(campaigns) : undefined
): WorldBatch {
  const region = random.pick(regions)
  let at = localTime(day, 8 + random.next() * 12, region)
  const referrer = utm === undefined && random.chance(0.5) ? random.pick(referrers) : undefined
  const events: WorldEvent[] = []
  for (const [index, [path, title]] of random.shuffled(pages).slice(0, random.whole(1, 4)).entries()) {
    const totalTimeMs = random.whole(4_000, 180_000)
    if (at + totalTimeMs >= end) break
    const cause = index > 0 ? {} : { ...(utm && { utm: { ...utm } }), ...(referrer !== undefined && { referrer }) }
    events.push({ type: 'pageview', uuid: random.uuid(), timestamp: at, url: `${site}${path}`, path, title, ...cause })
    const activeTimeMs = Math.round(totalTimeMs * (0.3 + 0.7 * random.next()))
    events.push({ type: 'engagement', uuid: random.uuid(), timestamp: at + totalTimeMs, path, activeTimeMs, totalTimeMs })
    at += totalTimeMs + 500
  }
  return { source: 'client', visitorId, sessionId: random.uuid(), events }
}

type WorldCampaign = (typeof campaigns)[number]
