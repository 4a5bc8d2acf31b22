import { type FactType, weightOf } from '../facts/index.js'
import { facts } from '../facts/tables/index.js'
import type { OrganizationStore, RowOf, Where } from '../storage/index.js'
import { sourcesOfFacts } from './distinct-finds.js'
import type { SearchScope } from './search-scope.js'

/** A fact of a type that a question asks for. */
export interface FactFind {
  id: string
  /** The rows of the sources that it rests on. */
  sourceIds: readonly string[]
  /** How well it answers, by its type, its status and how sure it is: from 0 to 1. */
  score: number
}

type FactRow = RowOf<typeof facts>

/** So many of the newest facts are looked at. */
const maxFacts = 300
const columns = ['id', 'fact_type', 'status', 'snoozed_until', 'confidence'] as const
/** What is over may still answer a question, behind what is not. */
const resolvedScore = 0.3

/** The facts of these types, each with how well it answers. `types` says how much a type is asked for, from 0 to 1. */
export async function findFacts(
  store: OrganizationStore,
  types: ReadonlyMap<FactType, number>,
  { customerIds, occurredAt, sourceTypes }: SearchScope,
  now: number
): Promise<FactFind[]> {
  if (types.size === 0) return []
  const where: Where<FactRow> = {
    fact_type: { in: [...types.keys()] },
    ...(customerIds && { customer_id: { in: customerIds } }),
    ...(occurredAt && { occurred_at: { isNull: false, ...occurredAt } }),
    ...(sourceTypes && { any: sourceTypes.map((sourceType) => ({ source_types: { hasKeys: [sourceType] } })) })
  }
  const found = await store.find(facts, { where, columns, orderBy: { column: 'occurred_at', direction: 'desc' }, limit: maxFacts })
  if (found.length === 0) return []
  const sourceIds = await sourcesOfFacts(
    store,
    found.map(({ id }) => id)
  )
  return found.map((row) => {
    const asked = types.get(row.fact_type as FactType) ?? 0
    return { id: row.id, sourceIds: sourceIds.get(row.id) ?? [], score: asked * (weightOf(row, now) || resolvedScore * row.confidence) }
  })
}
