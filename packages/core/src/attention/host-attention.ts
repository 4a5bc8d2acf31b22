import { type Static, Type } from 'typebox'
import { resolveCustomer } from '../customers/index.js'
import { RapportError } from '../errors.js'
import { customerReference, timeSchema } from '../identity/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { type Ids, isUuid, readTime } from '../values/index.js'
import { attentionPriorities, evidenceKinds, evidenceRoles } from './attention-item.js'
import type { AttentionSignal } from './attention-signal.js'
import { findItems } from './find-items.js'
import { raiseAttention } from './raise-attention.js'
import type { Raised } from './raised.js'
import { resolveItem } from './resolve-attention.js'
import { attentionItems } from './tables/attention-items.js'

const closed = { additionalProperties: false }
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const long = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 8_000, description }))

const observation = Type.Object({ title: text(240), explanation: text(4_000), observedAt: timeSchema }, closed)
const evidence = Type.Object(
  {
    role: Type.Optional(Type.Enum([...evidenceRoles], { default: 'supporting' })),
    kind: Type.Enum([...evidenceKinds]),
    title: text(500),
    observedAt: Type.Optional(timeSchema),
    sourceLabel: Type.Optional(text(240))
  },
  closed
)

/** What `workspace.attention.raise` takes. */
export const hostAttention = Type.Object(
  {
    customer: customerReference,
    cause: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'A name of your own for the cause, such as quota. A customer has one item for each cause.'
    }),
    title: Type.String({ minLength: 1, maxLength: 240, description: 'What somebody should look at, in a line.' }),
    priority: Type.Optional(Type.Enum([...attentionPriorities], { default: 'NORMAL', description: 'How urgent the item is.' })),
    priorityReason: long('Why the item has this priority.'),
    whatChanged: long('What has changed at the customer.'),
    whyItMatters: long('Why the change matters.'),
    uncertainty: long('How sure this is, and what is not known.'),
    updateSummary: long('What is new since the item was last raised.'),
    preparedActionUrl: Type.Optional(
      Type.String({ maxLength: 2_000, pattern: '^https?://[^\\s]+$', description: 'The link that a person opens to act: http or https.' })
    ),
    timeline: Type.Optional(Type.Array(observation, { maxItems: 20, description: 'What was observed, and when.' })),
    evidence: Type.Optional(Type.Array(evidence, { maxItems: 50, description: 'What supports the item, and what speaks against it.' }))
  },
  closed
)

/**
 * What your own system wants somebody to look at. A customer has one item of a `cause`: raising it again updates the item, and opens it again after it was
 * resolved; saying the same changes nothing. Texts that are left out are said in general words.
 *
 * @example { customer: { domain: 'acme.com' }, cause: 'quota', title: 'Acme has used 95 % of its quota', priority: 'HIGH' }
 */
export type HostAttention = Static<typeof hostAttention>

/** What `workspace.attention.resolve` takes. */
export const attentionName = Type.Union([
  Type.Object({ id: Type.String() }),
  Type.Object({ customer: customerReference, cause: Type.String() })
])

/** An item by its id, or by what it was raised with. */
export type AttentionName = Static<typeof attentionName>

interface Writing {
  ids: Ids
  now: number
}

const causeOf = (cause: string) => `host:${cause}`
const hostSource = 'Your own system'

/** Raises or updates an item of the host's. Throws NOT_FOUND if the customer does not exist. */
export async function raiseHostAttention(store: OrganizationStore, { ids, now }: Writing, input: HostAttention): Promise<Raised> {
  const { customer, cause, timeline, evidence: given, ...said } = input
  const { id: customerId } = await named(store, customer)
  const signal: AttentionSignal = {
    priority: 'NORMAL',
    priorityReason: `${hostSource} has set this priority.`,
    whatChanged: said.title,
    whyItMatters: `${hostSource} asks for it.`,
    ...said,
    customerId,
    cause: causeOf(cause),
    timeline: (timeline ?? []).map((each, index) => ({
      ...each,
      observedAt: readTime(each.observedAt, `input.timeline[${index}].observedAt`)
    })),
    evidence: (given ?? []).map(({ role = 'supporting', observedAt, sourceLabel = hostSource, ...each }, index) => ({
      ...each,
      role,
      sourceLabel,
      ...(observedAt !== undefined && { observedAt: readTime(observedAt, `input.evidence[${index}].observedAt`) })
    }))
  }
  return store.transaction((transaction) => raiseAttention(transaction, signal, ids, now))
}

/** Resolves an item; one that is resolved stays as it is. Throws NOT_FOUND when there is none. */
export async function resolveHostAttention(
  store: OrganizationStore,
  { ids, now }: Writing,
  name: AttentionName,
  summary = `${hostSource} says that it is done.`
): Promise<{ id: string; change: 'resolved' | 'unchanged' }> {
  const customerId = 'customer' in name ? (await named(store, name.customer)).id : ''
  return store.transaction(async (transaction) => {
    await transaction.lock('attention')
    const [item] =
      'id' in name
        ? await transaction.get(attentionItems, isUuid(name.id) ? [{ id: name.id.toLowerCase() }] : [])
        : await findItems(transaction, { customerId, cause: causeOf(name.cause) })
    if (!item) throw new RapportError('NOT_FOUND', 'There is no attention item with this id')
    if (item.status === 'resolved') return { id: item.id, change: 'unchanged' as const }
    await resolveItem(transaction, item, summary, ids, now)
    return { id: item.id, change: 'resolved' as const }
  })
}

function named(store: OrganizationStore, customer: HostAttention['customer']) {
  if ('id' in customer) return resolveCustomer(store, customer.id, { as: 'id' })
  if ('customerId' in customer) return resolveCustomer(store, customer.customerId, { as: 'customerId' })
  return resolveCustomer(store, customer.domain, { as: 'domain' })
}
