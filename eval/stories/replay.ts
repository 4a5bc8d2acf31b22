import type { SourceInput, Workspace } from '@rapport/core'
import { withWorkspace } from '../../packages/server-node/src/evaluation/memory-workspace.js'
import { type Happening, type Story, storyDays } from './story.js'

const day = 86_400_000
const hour = 3_600_000
/** Every story starts on this Monday. */
const start = Date.UTC(2026, 2, 2)
/** Activity of so many days before the story tells what is ordinary. */
const daysBefore = 60
/** Busier accounts do proportionally less, so that a replay takes minutes. */
const maxEventsADay = 10
const eventsAtOnce = 100

/** What every part of Rapport says of an account at the end of a day. */
export interface Told {
  state: string
  headline: string
  reasons: readonly { direction: string; text: string; points: number }[]
  brief: string
  items: readonly { title: string; priority: string; createdAt: string }[]
  health: number | null
}

/** What was told of each story, on each of its days. */
export type ToldStories = Map<string, Told[]>

/** Replays stories as the accounts of one workspace, and asks every part about every account at the end of each day. */
export function replayStories(stories: readonly Story[], onDay: (day: number) => void = () => undefined): Promise<ToldStories> {
  let now = start - hour
  return withWorkspace(
    async (workspace, rapport) => {
      await putAccounts(workspace, stories)
      await ingestDays(workspace, stories, -daysBefore, -1)
      await rapport.runDue()
      const told: ToldStories = new Map(stories.map(({ id }) => [id, []]))
      for (let index = 0; index < storyDays; index++) {
        // The new day begins before anything happens on it.
        now = start + index * day + 10 * 60_000
        await rapport.runDue()
        now = start + index * day + 23 * hour
        await ingestDays(workspace, stories, index, index)
        for (const story of stories) await happen(workspace, story, index)
        await rapport.runDue()
        now += 10 * 60_000
        await rapport.runDue()
        for (const { id } of stories) told.get(id)?.push(await ask(workspace, id))
        onDay(index)
      }
      return told
    },
    { now: () => now }
  )
}

async function putAccounts(workspace: Workspace, stories: readonly Story[]): Promise<void> {
  const colleagues = new Map(stories.flatMap((story) => story.colleagues.map((each) => [each.email, each] as const)))
  await workspace.members.put([...colleagues.values()])
  await workspace.customers.put(stories.map(({ id: customerId, account: { name, domain } }) => ({ customerId, name, domain })))
  await workspace.users.put(
    stories.flatMap(({ id, people }) => people.map(({ email, name }) => ({ userId: email, email, name, customer: { customerId: id } })))
  )
  await workspace.subscriptions.put(stories.filter(({ account }) => account.mrrCents > 0).map((story) => subscriptionOf(story, 'active')))
  await workspace.contracts.put(
    stories.flatMap(({ id, account: { contract } }) =>
      contract ? [{ ...contract, externalId: `contract_${id}`, customer: { customerId: id } }] : []
    )
  )
}

function subscriptionOf({ id, account: { plan, mrrCents, currency } }: Story, status: 'active' | 'past_due' | 'canceled', at?: number) {
  return {
    externalId: `sub_${id}`,
    customer: { customerId: id },
    status,
    currency,
    plan,
    startedAt: '2025-03-01T00:00:00Z',
    everPaid: true,
    items: [{ amountCents: mrrCents, quantity: 1, interval: 'month' as const }],
    ...(status === 'canceled' && at !== undefined && { canceledAt: new Date(at).toISOString() })
  }
}

async function ingestDays(workspace: Workspace, stories: readonly Story[], from: number, to: number): Promise<void> {
  const events = []
  for (let index = from; index <= to; index++) {
    const weekday = new Date(start + index * day).getUTCDay()
    if (weekday === 0 || weekday === 6) continue
    for (const story of stories) events.push(...eventsOf(story, index))
  }
  for (let at = 0; at < events.length; at += eventsAtOnce) {
    await workspace.ingest({ source: 'server', events: events.slice(at, at + eventsAtOnce) })
  }
}

function eventsOf({ id, usage }: Story, index: number) {
  const perDay = (at: number) =>
    usage.filter(({ fromDay, toDay }) => fromDay <= at && at <= toDay).reduce((sum, { perWorkday }) => sum + perWorkday, 0)
  const busiest = Math.max(...usage.flatMap(({ fromDay, toDay }) => [perDay(fromDay), perDay(toDay)]), 0)
  const scale = Math.min(1, maxEventsADay / Math.max(1, busiest))
  return usage
    .filter(({ fromDay, toDay }) => fromDay <= index && index <= toDay)
    .flatMap(({ person, event, perWorkday }, place) => {
      // Parts of an event add up over the days, a little unevenly, as days are.
      const rate = perWorkday * scale
      const until = (at: number) => Math.floor(rate * at + 0.9 * Math.abs(Math.sin(12.9898 * (at + 7 * place))))
      const count = Math.max(0, until(index + daysBefore + 1) - until(index + daysBefore))
      return Array.from({ length: count }, (_, each) => ({
        type: 'custom' as const,
        eventName: event,
        timestamp: start + index * day + 8 * hour + each * 9 * 60_000,
        userId: person,
        email: person,
        customerId: id
      }))
    })
}

async function happen(workspace: Workspace, story: Story, index: number): Promise<void> {
  const today = story.happenings.filter(({ day: at }) => at === index)
  const closed = story.happenings.filter((each) => each.kind === 'ticket' && each.closedOnDay === index && each.day < index)
  const sources = [...today, ...closed].flatMap((each) => sourceOf(story, each, index) ?? [])
  if (sources.length > 0) await workspace.sources.put(sources)
  for (const each of today) {
    if (each.kind !== 'billing') continue
    const status = each.change === 'past_due' ? 'past_due' : each.change === 'canceled' ? 'canceled' : 'active'
    const account = { ...story.account, ...(each.mrrCents > 0 && { mrrCents: each.mrrCents }) }
    await workspace.subscriptions.put([subscriptionOf({ ...story, account }, status, start + index * day + 12 * hour)])
  }
}

function sourceOf(story: Story, happening: Happening, index: number): SourceInput | undefined {
  if (happening.kind === 'billing') return undefined
  const { id, people, colleagues } = story
  const nameOf = (email: string) => [...people, ...colleagues].find((each) => each.email === email)?.name ?? email
  const party = (email: string, role: string) => ({ email, name: nameOf(email), role })
  const at = start + happening.day * day + (happening.hour ?? 12) * hour
  const base = {
    externalId: `${id}-${story.happenings.indexOf(happening)}`,
    occurredAt: new Date(at).toISOString(),
    customer: { customerId: id }
  }
  switch (happening.kind) {
    case 'mail':
      return {
        ...base,
        sourceType: 'EMAIL',
        title: happening.subject,
        participants: [party(happening.from, 'from'), ...happening.to.map((email) => party(email, 'to'))],
        segments: [{ text: happening.text }]
      }
    case 'call':
      return {
        ...base,
        sourceType: 'CALL',
        title: happening.title,
        participants: [...new Set(happening.turns.map(({ by }) => by))].map((email) => party(email, 'attendee')),
        segments: happening.turns.map(({ by, text }) => ({ speaker: nameOf(by), text }))
      }
    case 'ticket':
      return {
        ...base,
        sourceType: 'SUPPORT_TICKET',
        title: happening.title,
        participants: [party(happening.from, 'from')],
        segments: [{ text: happening.text }],
        record: { isClosed: happening.closedOnDay !== null && happening.closedOnDay <= index }
      }
    case 'slack':
      return { ...base, sourceType: 'SLACK', participants: [party(happening.by, 'from')], segments: [{ text: happening.text }] }
    case 'note':
      return {
        ...base,
        sourceType: 'CRM',
        title: 'Note',
        participants: [party(happening.by, 'from')],
        segments: [{ text: happening.text }]
      }
  }
}

async function ask(workspace: Workspace, customerId: string): Promise<Told> {
  const { customerId: id, state, headline, reasons } = await workspace.customers.assessment({ customerId })
  const [{ relationship }, { items }, health] = await Promise.all([
    workspace.call('svc_get_customer_relationship', { customer: customerId }),
    workspace.call('svc_list_attention_items', { customerId: id, limit: 20 }),
    workspace.customers.health({ customerId })
  ])
  return {
    state,
    headline,
    reasons: reasons.map(({ direction, text, points }) => ({ direction, text, points })),
    brief: relationship.summary ?? '',
    items: items.map(({ title, priority, lifecycle }) => ({ title, priority, createdAt: lifecycle.createdAt })),
    health: health.score
  }
}
