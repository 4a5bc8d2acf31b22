import type { Rapport, Workspace } from '@rapport/core'
import { withWorkspace } from '../../packages/server-node/src/evaluation/memory-workspace.js'
import type { Life, Nature } from './world.js'

const day = 86_400_000
const hour = 3_600_000
/** Every world begins on this Monday. */
export const start = Date.UTC(2025, 0, 6)
const atOnce = 100
const date = (index: number) => new Date(start + index * day).toISOString().slice(0, 10)

/** What Rapport says of a customer on a day. */
export interface Said {
  id: string
  day: number
  score: number | null
  probability: number | null
}

/** Lives a world through the public API up to each of some days, and asks for everybody's health on them. */
export function replayWorld(world: readonly Life[], { days }: Nature, asked: readonly number[]): Promise<Said[]> {
  let now = start
  return withWorkspace(
    async (workspace, rapport) => {
      const told: Said[] = []
      let from = 0
      for (const until of asked.filter((each) => each < days)) {
        now = start + until * day - 10 * 60_000
        await happen(workspace, world, from, until)
        from = until
        await moveOn(rapport)
        // The daily look comes after midnight, and a fit that is due follows it.
        now = start + until * day + hour
        await moveOn(rapport)
        for (const { id, joinedOn, leftOn } of world) {
          if (joinedOn > until - 14 || (leftOn !== null && leftOn <= until)) continue
          const { score, probabilities } = await workspace.customers.health({ customerId: id })
          told.push({ id, day: until, score, probability: probabilities?.days30 ?? null })
        }
      }
      return told
    },
    { now: () => now }
  )
}

async function moveOn(rapport: Rapport): Promise<void> {
  await rapport.runDue()
  await rapport.runDue()
}

/** Has everything happen that a world has between two days, through the public API. */
export async function happen(workspace: Workspace, world: readonly Life[], from: number, until: number): Promise<void> {
  const isNow = (at: number) => at >= from && at < until
  await workspace.customers.put(
    world.filter(({ joinedOn }) => joinedOn < until).map(({ id }) => ({ customerId: id, name: `Customer ${id}` }))
  )
  const events = world.flatMap(({ id, events: its }) =>
    its
      .filter((event) => isNow(event.day))
      .map(({ day: at, person, name }, index) => ({
        type: 'custom' as const,
        eventName: `did_${name}`,
        timestamp: start + at * day + 9 * hour + (index % 400) * 60_000,
        userId: `${id}-p${person}`,
        customerId: id
      }))
  )
  for (let at = 0; at < events.length; at += atOnce) await workspace.ingest({ source: 'server', events: events.slice(at, at + atOnce) })
  await put(factsOf(world, isNow), (items) => workspace.facts.put(items))
  await put(mailsOf(world, isNow), (items) => workspace.sources.put(items))
  await put(ticketsOf(world, until, isNow), (items) => workspace.sources.put(items))
  await put(paymentsOf(world, isNow), (items) => workspace.subscriptions.put(items))
  await put(termsOf(world, until), (items) => workspace.contracts.put(items))
}

async function put<T>(items: readonly T[], write: (items: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += atOnce) await write(items.slice(at, at + atOnce))
}

/** Words are facts of the host, but for moods and prices, which are mails that have to be read. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  negative: [
    'We are really disappointed with the product.',
    'Honestly, my team is frustrated with how slow everything is.',
    'We are not happy with the support.'
  ],
  positive: [
    'The team loves the new reports, great work.',
    'We are very happy with the product.',
    'This has been a great experience for us.'
  ],
  fit: ['The price is too high for what we use.', 'It is too expensive for us at the moment.']
}

const isRead = ({ kind }: { kind: string | null }) => kind !== null && kind in sentences

const factsOf = (world: readonly Life[], isNow: (at: number) => boolean) =>
  world.flatMap(({ id, words }) =>
    words
      .filter((word) => isNow(word.day) && !isRead(word))
      .map(({ day: at, type, confidence }, index) => ({
        externalId: `${id}-${at}-${index}`,
        customer: { customerId: id },
        factType: type,
        confidence,
        assertion: `${type} of day ${at}`,
        occurredAt: start + at * day + 10 * hour
      }))
  )

const mailsOf = (world: readonly Life[], isNow: (at: number) => boolean) =>
  world.flatMap(({ id, words }) =>
    words
      .filter((word) => isNow(word.day) && isRead(word))
      .map(({ day: at, kind }, index) => {
        const texts = sentences[kind ?? ''] ?? []
        return {
          sourceType: 'EMAIL' as const,
          externalId: `mail-${id}-${at}-${index}`,
          customer: { customerId: id },
          occurredAt: start + at * day + 10 * hour,
          participants: [{ email: `someone@${id}.example`, role: 'from' }],
          segments: [{ text: texts[(at + index) % texts.length] ?? '' }]
        }
      })
  )

/** Open tickets are put again as they are closed. */
const ticketsOf = (world: readonly Life[], until: number, isNow: (at: number) => boolean) =>
  world.flatMap(({ id, tickets }) =>
    tickets
      .filter(({ day: at, closedOn }) => isNow(at) || (at < until && closedOn !== null && isNow(closedOn)))
      .map(({ day: at, closedOn }, index) => ({
        sourceType: 'SUPPORT_TICKET' as const,
        externalId: `${id}-${at}-${index}`,
        customer: { customerId: id },
        occurredAt: start + at * day + 11 * hour,
        segments: [{ text: 'It does not work.' }],
        record:
          closedOn !== null && closedOn < until
            ? { isClosed: true, closedAt: new Date(start + closedOn * day).toISOString() }
            : { isClosed: false }
      }))
  )

const paymentsOf = (world: readonly Life[], isNow: (at: number) => boolean) =>
  world.flatMap(({ id, payments, joinedOn }) =>
    payments
      .filter((payment) => isNow(payment.day))
      .slice(-1)
      .map(({ day: at, status, cents }) => ({
        externalId: `sub-${id}`,
        customer: { customerId: id },
        status,
        currency: 'usd',
        startedAt: start + joinedOn * day,
        everPaid: true,
        items: [{ amountCents: cents, quantity: 1, interval: 'month' as const }],
        ...(status === 'canceled' && { canceledAt: start + at * day })
      }))
  )

const termsOf = (world: readonly Life[], until: number) =>
  world.flatMap(({ id, terms }) =>
    terms
      .filter((term) => term.start < until)
      .map(({ start: from, end, autoRenews, outcome }) => ({
        externalId: `term-${id}-${from}`,
        customer: { customerId: id },
        startsOn: date(from),
        endsOn: date(end - 1),
        autoRenews,
        ...(outcome !== null && end <= until && { outcome })
      }))
  )
