import type { DeadLetter, DeadLetterQuery } from '../hooks/index.js'

/** How a hook is called. */
export interface HookOptions {
  /**
   * Which hook it is, in a word of yours that stays the same over restarts and in all processes that serve it together: what waits for it is found by it.
   * Letters, digits and `. _ -`, at most 100. The same id may stand for several names, each of which is delivered by itself.
   */
  id: string
  /** How long the handler may take for one delivery, in milliseconds: up to 15 minutes, 30,000 by default. After that it counts as failed. */
  timeoutMs?: number
}

/** Dead letters of hooks: what failed 20 times, and was passed over. Kept for 7 days. */
export interface DeadLetterQueue {
  /**
   * The dead letters of all organizations, at most 100.
   *
   * @example for (const { hookId, data, error } of await rapport.hooks.deadLetters({ hookId: 'crm' })) console.log(hookId, data, error)
   */
  deadLetters(query?: DeadLetterQuery): Promise<DeadLetter[]>
  /**
   * Delivers dead letters again, with 20 attempts before each of them; answers how many there are. Processes that have the hook take them up.
   *
   * @example await rapport.hooks.retry({ hookId: 'crm' })
   */
  retry(query?: DeadLetterQuery): Promise<number>
}
