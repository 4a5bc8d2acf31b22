import type { AccountImportance, AttentionPriority } from '../../attention/index.js'
import type { Severity } from '../occurrences.js'

/** The priority of each severity, and that at one of the large accounts. */
const priorities: Record<Severity, { usual: AttentionPriority; ofLarge: AttentionPriority }> = {
  LOW: { usual: 'NORMAL', ofLarge: 'NORMAL' },
  MEDIUM: { usual: 'NORMAL', ofLarge: 'HIGH' },
  HIGH: { usual: 'HIGH', ofLarge: 'URGENT' }
}

const severityWords: Record<Severity, string> = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' }

/**
 * How pressing an item is, and why: by what was seen, one step more for an account that has more revenue than three quarters of those in its currency. The words name no
 * number that moves from day to day, so that an item is not updated for it.
 */
export function priorityOf(
  severity: Severity,
  { isLarge }: Pick<AccountImportance, 'isLarge'>
): { priority: AttentionPriority; priorityReason: string } {
  const { usual, ofLarge } = priorities[severity]
  const priority = isLarge ? ofLarge : usual
  const account =
    isLarge === null
      ? 'its revenue is unknown'
      : isLarge
        ? 'it has more revenue than three quarters of the accounts in its currency'
        : 'it is not among the largest accounts in its currency'
  return { priority, priorityReason: `What was seen is of ${severityWords[severity]} severity; ${account}.` }
}
