import type { Clock } from '../clock.js'
import type { Ids } from '../ids.js'
import type { Logger } from '../logger.js'
import type { Store } from '../storage/contract.js'

/** What the runner works with. */
export interface JobServices {
  store: Store
  clock: Clock
  ids: Ids
  logger: Logger
  /** How many stored events may go to other owners within one transaction. */
  inlineMoves: number
}
