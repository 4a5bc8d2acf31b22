import type { World } from '@rapport/demo-world'
import type { Agent } from './agent.js'

/** A question that people ask, with the calls that a good agent makes, and what its answers must hold to be an answer. */
export interface Question {
  asked: string
  ask(agent: Agent, subject: Subject): Promise<void>
  /** Texts one of which must stand in the answers, for each list. */
  mustHold(world: World, subject: Subject): string[]
}

/** The account of a question about one. */
export interface Subject {
  name: string
  customerId: string
}

interface Listed {
  items: { id: string; sourceId: string; sourceType: string }[]
}

const usage = (days: number) =>
  `count(*) FILTER (WHERE a.occurred_at > now() - interval '${days} days') AS lately, count(*) FILTER (WHERE a.occurred_at <= now() - interval '${days} days') AS before`

/** Accounts by how their use has changed, of all events or of one. */
const change = (days: number, order: string, where = 'true') =>
  `SELECT c.name, c.mrr_cents, c.currency, ${usage(days)} FROM activity a JOIN customers c ON c.customer_id = a.customer_id WHERE a.channel = 'PRODUCT' AND a.occurred_at > now() - interval '${2 * days} days' AND ${where} GROUP BY 1, 2, 3 HAVING count(*) > 20 ORDER BY (count(*) FILTER (WHERE a.occurred_at > now() - interval '${days} days'))::float / count(*) ${order} LIMIT 8`

const namesOf = (world: World, kind: string) => {
  const ids = world.stories.filter((story) => story.kind === kind).map(({ customerId }) => customerId)
  return world.customers.filter(({ customerId }) => ids.includes(customerId)).map(({ name }) => name)
}

const wordsOf = (world: World, customerId: string) =>
  world.stories.filter((story) => story.customerId === customerId).flatMap(({ sentences }) => sentences.map(({ text }) => text))

const lastCall = (world: World, customerId: string) => {
  const calls = world.sources.filter((source) => source.sourceType === 'CALL' && source.customer.customerId === customerId)
  return calls.toSorted((one, other) => other.occurredAt - one.occurredAt)[0]
}

/** Reads the last call with an account. */
async function readLastCall(agent: Agent, customer: string): Promise<void> {
  const { items } = await agent.call<Listed>('svc_list_sources', { customer, sourceType: 'CALL', limit: 1 })
  const [call] = items
  if (call) await agent.call('svc_get_source', { sourceType: call.sourceType, sourceId: call.sourceId, limit: 40 })
}

/** The ten questions of the issue that asked for MCP. */
export const questions: readonly Question[] = [
  {
    asked: 'Who is about to leave?',
    async ask(agent) {
      await agent.call('svc_list_attention_items', { limit: 10 })
      await agent.call('svc_query', { sql: change(14, 'ASC') })
      await agent.call('svc_search_customer_context', { query: 'we are going to cancel, leave, will not renew', topK: 6 })
    },
    mustHold: (world) => namesOf(world, 'churn').slice(0, 2)
  },
  {
    asked: 'Why, in their words?',
    async ask(agent, { name }) {
      const { items } = await agent.call<Listed>('svc_list_customers', { search: name, limit: 3 })
      const customer = items[0]?.id
      await agent.call('svc_list_facts', { customer, factTypes: ['CHURN_RISK', 'CHAMPION_RISK', 'COMPETITIVE'], limit: 10 })
      await agent.call('svc_search_customer_context', { customer, query: 'problem, wrong, cancel, alternative, cheaper', topK: 6 })
    },
    mustHold: (world, { customerId }) => wordsOf(world, customerId).slice(-1)
  },
  {
    asked: 'What changed with account X this week?',
    async ask(agent, { name }) {
      const { items } = await agent.call<Listed>('svc_list_customers', { search: name, limit: 3 })
      const customer = items[0]?.id
      const channels = ['COMMUNICATION', 'MEETING', 'SUPPORT', 'BILLING', 'CRM']
      await agent.call('svc_get_timeline', { customer, timeframe: '7d', channels, limit: 20 })
      await agent.call('svc_query', {
        sql: `SELECT event_name, ${usage(7)} FROM activity a WHERE customer_id = '${customer}' AND occurred_at > now() - interval '14 days' GROUP BY 1 ORDER BY 2 DESC LIMIT 15`
      })
    },
    mustHold: (_, { name }) => [name, 'job_completed']
  },
  {
    asked: 'Who has no owner?',
    ask: (agent) => agent.call('svc_list_customers', { hasOwner: false, orderBy: 'mrr_cents', limit: 20 }),
    mustHold(world) {
      const owned = new Set(world.ownerships.map(({ customerId }) => customerId))
      return world.customers.filter(({ customerId }) => !owned.has(customerId)).map(({ name }) => name)
    }
  },
  {
    asked: 'Which trials end soon without activation?',
    async ask(agent) {
      await agent.call('svc_schema', { table: 'customers' })
      await agent.call('svc_query', {
        sql: "SELECT name, owner_email, plan, first_seen_at, last_activity_at FROM customers WHERE billing_status = 'TRIALING' AND activated_at IS NULL ORDER BY first_seen_at LIMIT 20"
      })
      await agent.call('svc_search_customer_context', { query: 'trial not begun, no time, stuck at the import', topK: 4 })
    },
    mustHold: (world) => namesOf(world, 'trialStalls')
  },
  {
    asked: 'What was promised in the last call with X?',
    ask: (agent, { name }) => readLastCall(agent, name),
    mustHold: (world, { customerId }) => (lastCall(world, customerId)?.segments ?? []).slice(0, 1).map(({ text }) => text)
  },
  {
    asked: 'Who uses feature F less than a month ago?',
    ask: (agent) => agent.call('svc_query', { sql: change(30, 'ASC', "a.event_name = 'route_optimized'") }),
    mustHold: (world) => namesOf(world, 'churn').slice(0, 1)
  },
  {
    asked: 'How much MRR is past due?',
    ask: (agent) =>
      agent.call('svc_query', {
        sql: "SELECT currency, count(*) AS customers, sum(mrr_cents) AS mrr_cents, string_agg(name, ', ') AS names FROM customers WHERE billing_status = 'PAST_DUE' GROUP BY 1"
      }),
    mustHold: (world) => namesOf(world, 'paymentFails')
  },
  {
    asked: 'Whom to ask for an expansion?',
    async ask(agent) {
      await agent.call('svc_search_customer_context', { query: 'more seats, second branch, larger plan, upgrade', topK: 6 })
      await agent.call('svc_query', { sql: change(14, 'DESC') })
    },
    mustHold: (world) => namesOf(world, 'expansion').slice(0, 1)
  },
  {
    asked: 'Prepare the meeting with X.',
    async ask(agent, { name }) {
      await agent.prompt('prepare_meeting', { customer: name })
      await readLastCall(agent, name)
      await agent.call('svc_search_customer_context', {
        customer: name,
        query: 'promised, will send, until next week, open question',
        topK: 5
      })
    },
    mustHold: (world, { name, customerId }) => [name, ...(lastCall(world, customerId)?.segments ?? []).slice(0, 1).map(({ text }) => text)]
  }
]
