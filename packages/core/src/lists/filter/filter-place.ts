import type { Condition } from '../../storage/index.js'

/** A condition on rows of a list's table, whichever that is. */
export interface AnyWhere {
  any?: readonly AnyWhere[]
  all?: readonly AnyWhere[]
  [column: string]: Condition<unknown> | readonly AnyWhere[] | undefined
}

/** When a filter is asked, and by whom. */
export interface FilterPlace {
  now: number
  /** The member who asks, whom `me` stands for. Null for a caller who is none; undefined where nobody asks, as for a segment. */
  memberId?: string | null
}
