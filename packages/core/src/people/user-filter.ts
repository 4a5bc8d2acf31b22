import { inSegment } from '../customers/index.js'
import { activityFilter, type users } from '../identity/index.js'
import type { RowOf, Where } from '../storage/index.js'
import { foldText } from '../values/index.js'
import { type JourneyStage, stageFilter } from './journey-stage.js'

/** What a list of users can be narrowed to; all that are given must hold. */
export interface UserFilters {
  journeyStage?: JourneyStage
  traitFilters?: Record<string, string | number | boolean>
  hasActivityInLast?: string
  noActivityInLast?: string
  search?: string
  /** The id of a segment. */
  segmentId?: string
  /** Each has to be the user's; null is nobody's. */
  ids?: readonly (string | null)[]
}

/** The condition that these filters mean at `asOf`, for the users of these customers if they are given. */
export function userFilter(filters: UserFilters, asOf: number, customerIds?: readonly string[]): Where<RowOf<typeof users>> {
  const { journeyStage, traitFilters, hasActivityInLast, noActivityInLast, search } = filters
  const all: Where<RowOf<typeof users>>[] = activityFilter(hasActivityInLast, noActivityInLast, asOf)
  if (journeyStage !== undefined) all.push(stageFilter(journeyStage, asOf))
  if (traitFilters !== undefined) all.push({ traits: { has: traitFilters } })
  // The host's own id as a whole, for those who paste it: a part of one says nothing.
  if (search) all.push({ any: [{ search_key: { contains: foldText(search) } }, { external_id: { eq: search } }] })
  if (filters.segmentId !== undefined) all.push(inSegment(filters.segmentId))
  for (const id of filters.ids ?? []) all.push({ id: { in: id === null ? [] : [id] } })
  if (customerIds !== undefined) all.push({ customer_id: { in: customerIds } })
  return { all }
}
