import { pageFields, productFields, traitsOf } from './event-fields.js'
import { eventsPerBatch, eventTime, isIdentify, randomOf, type Sender, senderOf, type Traffic } from './traffic.js'

/** One event as it is sent, with what the bench needs to know of it afterwards. */
export interface SentEvent {
  uuid: string
  type: 'pageview' | 'custom' | 'identify'
  timestamp: number
  [field: string]: unknown
}

/** One request: who sends it, and what. */
export interface Batch extends Sender {
  events: SentEvent[]
  /** Whether the whole batch is from the person, by its own word. */
  identified: boolean
  /** The customerId that the whole batch is for. */
  customerId: string | null
}

/** The batch of this number: the same wherever it is made. */
export function makeBatch(traffic: Traffic, number: number): Batch {
  const random = randomOf(traffic, number)
  const sender = senderOf(traffic, random)
  const { person } = sender
  const events = Array.from({ length: eventsPerBatch }, (_, index): SentEvent => {
    const common = { uuid: random.uuid(), timestamp: eventTime(traffic, number, index) }
    if (person && isIdentify(random)) {
      return { ...common, type: 'identify', ...pageFields(random), userId: person.userId, email: person.email, traits: traitsOf(person) }
    }
    if (random.chance(0.6)) return { ...common, type: 'pageview', ...pageFields(random), title: 'Projects – Example' }
    return { ...common, type: 'custom', ...pageFields(random), ...productFields(random) }
  })
  const identified = person !== null && traffic.identity === 'batches'
  const knowsPerson = identified || events.some(({ type }) => type === 'identify')
  return { ...sender, events, identified, customerId: knowsPerson ? (person?.customerId ?? null) : null }
}

/** The request's body. */
export function bodyOf({ visitorId, sessionId, person, events, identified, customerId }: Batch): string {
  return JSON.stringify({
    source: 'client',
    visitorId,
    sessionId,
    ...(identified && { userIdentity: { userId: person?.userId, email: person?.email } }),
    ...(customerId !== null && { customerIdentity: { customerId, customerTraits: { name: `Company ${customerId}`, plan: 'pro' } } }),
    events
  })
}
