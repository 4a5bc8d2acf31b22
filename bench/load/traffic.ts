import { SeededRandom } from './seeded-random.js'

export const eventsPerBatch = 20

/** Where identity stands in the batches: on the identify events alone, or on the whole batch, as trackers send it once a visitor has signed in. */
export type IdentityPlace = 'events' | 'batches'

/** What fixes every byte that is sent: two processes with the same traffic make the same batches. */
export interface Traffic {
  seed: number
  organizations: number
  /** Milliseconds: when the first batch's first event happened. */
  start: number
  identity: IdentityPlace
}

/** Somebody with a userId; always of the same company. */
export interface Person {
  userId: string
  email: string
  /** The host's id of the company; null for companies that are known by their domain alone. */
  customerId: string | null
  /** The company: its customerId, else its domain. */
  company: string
}

/** Who sends a batch. */
export interface Sender {
  organization: number
  visitorId: string
  sessionId: string
  /** Null for those who never sign in. */
  person: Person | null
}

const visitorsTogether = 3_000
const signedInOf10 = 7
/** So that one event in twenty is an identify. */
const identifyChance = 0.05 / (signedInOf10 / 10)
/** One browser in fifty is shared by two people. */
const sharedEvery = 50
/** A batch covers as many milliseconds, so that no two events of a run have the same time. */
const batchSpan = 200

/** When an event of a batch happened. */
export const eventTime = (traffic: Traffic, batch: number, event: number): number =>
  traffic.start + batch * batchSpan + event * (batchSpan / eventsPerBatch)

/** How long ago a run must begin for its last batch to be in the past. */
export const spanOf = (batches: number): number => (batches + 1) * batchSpan

/** Random numbers of one batch's own. */
export const randomOf = (traffic: Traffic, batch: number): SeededRandom => new SeededRandom(traffic.seed, batch)

/**
 * Who sends a batch, by its random numbers. 3,000 visitors in all; seven of ten are people with a userId, who have one or two browsers each and five
 * to a company; every other company has a customerId.
 */
export function senderOf(traffic: Traffic, random: SeededRandom): Sender {
  const organization = random.below(traffic.organizations)
  const visitors = Math.ceil(visitorsTogether / traffic.organizations)
  const visitor = random.below(visitors)
  const own = new SeededRandom(traffic.seed, -1 - organization, visitor)
  const visitorId = own.uuid()
  const sessionId = own.uuid()
  const people = Math.ceil(visitors / 2)
  const other = visitor % sharedEvery === 0 && random.chance(0.5) ? 1 : 0
  const person = visitor % 10 < signedInOf10 ? personOf((visitor + other) % people, people) : null
  return { organization, visitorId, sessionId, person }
}

/** Whether an event of a signed-in visitor is an identify. */
export const isIdentify = (random: SeededRandom): boolean => random.chance(identifyChance)

function personOf(number: number, people: number): Person {
  const company = number % Math.ceil(people / 5)
  const domain = `company${company}.example`
  const customerId = company % 2 === 0 ? `account-${company}` : null
  return { userId: `user-${number}`, email: `person${number}@${domain}`, customerId, company: customerId ?? domain }
}
