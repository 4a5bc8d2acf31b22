import { loadCustomerNames } from '../../customers/index.js'
import { RapportError } from '../../errors.js'
import type { OrganizationStore } from '../../storage/index.js'
import { invalidInput } from '../../validation/index.js'
import { isoTimeOrNull } from '../../values/index.js'
import { adoptionGround, breadthByCustomer } from './adoption.js'
import type { AdoptersQuery, FeatureAdopters } from './adoption-shapes.js'
import { type Cell, readCells } from './cells.js'
import { activeCustomers } from './scope.js'

/** So many are listed at once. */
const maxListed = 500

/** What a customer did with what is asked for. */
interface Use {
  people: number
  events: number
  firstAt: number | null
}

const none: Use = { people: 0, events: 0, firstAt: null }

/** The customers behind a number of adoption, those with the most use first. Throws INVALID_TOOL_INPUT, and NOT_FOUND for a feature or segment that is not there. */
export async function readAdopters(store: OrganizationStore, now: number, query: AdoptersQuery): Promise<FeatureAdopters> {
  const { featureId, weekStartAt, used = true, features: breadth } = query
  const isOfFeature = weekStartAt !== undefined || !used
  if (isOfFeature && featureId === undefined) throw invalidInput('featureId', 'is missing: weekStartAt and used need it')
  if (breadth !== undefined && featureId !== undefined) throw invalidInput('features', 'cannot be combined with featureId')
  const { scope, features, sources, window } = await adoptionGround(store, now, query)
  const asked = featureId === undefined ? features : features.filter(({ id }) => id === featureId)
  if (featureId !== undefined && asked.length === 0)
    throw new RapportError('NOT_FOUND', 'There is no feature with this id, or it is archived')
  const week = weekStartAt === undefined ? undefined : window.weekStarts.indexOf(Date.parse(weekStartAt))
  if (week === -1)
    throw invalidInput('weekStartAt', 'must be the weekStartAt of one of the weeks in the answer of GET /api/features/adoption')
  const counted = await readCells(store, asked, sources, window, scope)
  const cells = [...counted.values()].flatMap((each) => each.cells).filter((cell) => week === undefined || cell.week === week)
  const uses = usesOf(cells)
  if (featureId !== undefined && used) return list(store, uses)
  const active = await activeCustomers(store, scope, window.startAt)
  const others = (ids: Iterable<string>) => new Map([...ids].map((id) => [id, uses.get(id) ?? none]))
  if (featureId !== undefined) return list(store, others([...active].filter((id) => !uses.has(id))))
  const byBreadth = breadthByCustomer([...active, ...uses.keys()], counted.values())
  return list(store, others([...byBreadth].flatMap(([id, count]) => (breadth === undefined || count === breadth ? [id] : []))))
}

function usesOf(cells: readonly Cell[]): Map<string, Use> {
  const uses = new Map<string, Use>()
  for (const { customerId, people, events, firstAt } of cells) {
    const before = uses.get(customerId) ?? none
    uses.set(customerId, {
      people: Math.max(before.people, people),
      events: before.events + events,
      firstAt: before.firstAt === null ? firstAt : Math.min(before.firstAt, firstAt)
    })
  }
  return uses
}

async function list(store: OrganizationStore, uses: ReadonlyMap<string, Use>): Promise<FeatureAdopters> {
  const ranked = [...uses].sort(([a, usesOfA], [b, usesOfB]) => usesOfB.events - usesOfA.events || (a < b ? -1 : 1)).slice(0, maxListed)
  const names = await loadCustomerNames(
    store,
    ranked.map(([id]) => id)
  )
  const items = ranked.map(([id, { people, events, firstAt }]) => ({
    id,
    name: names.get(id)?.name ?? names.get(id)?.domain ?? null,
    people,
    events,
    firstUsedAt: isoTimeOrNull(firstAt)
  }))
  return { items, total: uses.size }
}
