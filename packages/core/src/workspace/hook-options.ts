import type { DeadLetter, DeadLetterQuery } from '../hooks/index.js'

/** How a hook is called. */
export interface HookOptions {
  /**
   * The hook's id. Choose one that stays the same over restarts, and in all processes that serve the hook together: Rapport finds waiting deliveries by it.
   * Letters, digits and `. _ -`, at most 100. Several names may have the same id. Rapport delivers each name separately.
   */
  id: string
  /** How long the handler may take for one delivery, in milliseconds: up to 15 minutes, 30,000 by default. After that it counts as failed. */
  timeoutMs?: number
}

/** Dead letters of hooks: deliveries that failed 20 times and were skipped. Rapport keeps them for 7 days. */
export interface DeadLetterQueue {
  /**
   * The dead letters of all organizations, at most 100.
   *
   * @example for (const { hookId, data, error } of await rapport.hooks.deadLetters({ hookId: 'crm' })) console.log(hookId, data, error)
   */
  deadLetters(query?: DeadLetterQuery): Promise<DeadLetter[]>
  /**
   * Queues dead letters for delivery again, each with 20 new attempts, and returns how many there are. Processes that have the hook deliver them.
   *
   * @example await rapport.hooks.retry({ hookId: 'crm' })
   */
  retry(query?: DeadLetterQuery): Promise<number>
}
