import { RapportError } from '@rapport/core'
import { dataNotice, quoted, shortened, trimmed } from '@rapport/core/operations'
import type { Serving } from '../serving.js'

/** What of svc_get_customer's answer a brief is made of. */
interface Known {
  customer: { id: string }
  users?: unknown[]
  recentTimeline?: unknown[]
  revenue?: unknown
  behaviorMetrics?: unknown
}

const maxTextLength = 400
const maxPeople = 10
const mostItems = 5
const maxFacts = 10
const maxEvents = 10

/** What to know of a customer before one speaks with them, as JSON in which every text is quoted: who they are, how they stand, what was said and done. */
export async function customerBrief(name: string, { access, view, isOffered, signal, progress }: Serving): Promise<string> {
  await progress('Reading the customer')
  const include = ['users', 'revenue', 'behaviorMetrics', 'recentTimeline']
  const known = (await access.call('svc_get_customer', { customer: name, include }, { signal })) as Known
  const { id } = known.customer
  await progress('Reading what was said and what needs attention')
  const [relationship, attention, facts] = await Promise.all([
    access.call('svc_get_customer_relationship', { customer: id }, { signal }),
    access.call('svc_list_attention_items', { customerId: id, limit: mostItems }, { signal }),
    access.call('svc_list_facts', { customer: id, status: ['ACTIVE'], limit: maxFacts }, { signal })
  ])
  const brief = {
    notice: dataNotice,
    customer: known.customer,
    revenue: known.revenue,
    activityOf30Days: known.behaviorMetrics,
    relationship: Object(relationship).relationship,
    attention: Object(attention).items,
    facts: Object(facts).facts.map(inBrief),
    people: known.users?.slice(0, maxPeople),
    recentTimeline: known.recentTimeline?.slice(0, maxEvents)
  }
  const fit = trimmed(shortened(brief, { longest: maxTextLength, names: isOffered }), view.budget)
  if (!fit) throw new RapportError('UNPROCESSABLE', 'The brief is too long for this connection')
  return quoted(fit.output)
}

/** What a brief says of a fact; svc_get_fact has the rest. */
function inBrief(fact: Record<string, unknown>): Record<string, unknown> {
  const { id, factType, assertion, occurredAt, severity, sourceMetadata } = fact
  const { sourceType, sourceId, sourceQuote } = Object(sourceMetadata)
  return { id, factType, assertion, occurredAt, severity, quote: sourceQuote, sourceType, sourceId }
}
