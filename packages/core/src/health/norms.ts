import { events } from '../identity/index.js'
import { activity } from '../signals/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { day as dayLength, type Reading } from '../values/index.js'
import type { Norms } from './measured.js'

/** What is ordinary changes slowly: it is that of whole blocks of four weeks, which are the same for all who ask. */
const block = 28 * dayLength
/** As many customers as this tell it. */
const maxCustomers = 1_000

const blockBefore = (asOf: number) => Math.floor(asOf / block) * block - block

/** What is ordinary among customers who do anything, as of a day. Medians: no single large account moves them. */
export type ReadNorms = (asOf: number) => Promise<Norms>

/** Reads what is ordinary as of days, once for each block: a pass over all customers asks for every page. */
export function normsReader(store: OrganizationStore): ReadNorms {
  const known = new Map<number, Promise<Norms>>()
  return (asOf) => {
    const begin = blockBefore(asOf)
    const norms = known.get(begin) ?? readNorms(store, asOf)
    known.set(begin, norms)
    return norms
  }
}

async function readNorms(store: OrganizationStore, asOf: number): Promise<Norms> {
  return (await readPastNorms(store, { from: asOf, to: asOf, reading: 'happened' }))(asOf)
}

/** What was ordinary on each day of a time. Read by what was recorded, events that were stored after it do not count. */
export async function readPastNorms(
  store: OrganizationStore,
  { from, to, reading }: { from: number; to: number; reading: Reading }
): Promise<(asOf: number) => Norms> {
  const known = new Map<number, Norms>()
  for (let begin = blockBefore(from); begin <= blockBefore(to); begin += block) {
    const groups = await store.aggregate(events, {
      where: {
        ...activity,
        customer_id: { isNull: false },
        occurred_at: { gte: begin, lt: begin + block },
        ...(reading === 'recorded' && { received_at: { lte: to } })
      },
      by: ['customer_id'],
      measures: { people: { countDistinct: 'user_id' }, names: { countDistinct: 'event_name' } },
      limit: maxCustomers
    })
    known.set(begin, { people: median(groups.map(({ people }) => people)), names: median(groups.map(({ names }) => names)) })
  }
  return (asOf) => known.get(blockBefore(asOf)) ?? { people: 1, names: 1 }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 1
}
