import { type AnyWhere, filterShape, type ListFilter, type ListSubject, listSubjects, readFilter } from '../lists/index.js'
import type { RowOf } from '../storage/index.js'
import { checkOf, parseEnum } from '../validation/index.js'
import type { segments } from './tables/index.js'

export type SegmentRow = RowOf<typeof segments>

const filterCheck = checkOf(filterShape)

export const subjectOf = ({ subject }: Pick<SegmentRow, 'subject'>): ListSubject => parseEnum(listSubjects, subject)

/** The filter of a stored segment. Throws when a later version wrote what this one does not know. */
export function filterOf({ filter, id }: Pick<SegmentRow, 'filter' | 'id'>): ListFilter {
  if (!filterCheck.accepts(filter)) throw new TypeError(`The filter of segment ${id} is not valid`)
  return filter
}

/** What the filter of a stored segment means now; undefined where this version cannot tell, so that its members stay as they are. */
export function whereOf(segment: SegmentRow, now: number): AnyWhere | undefined {
  try {
    return readFilter(subjectOf(segment), filterOf(segment), { now })
  } catch {
    return undefined
  }
}
