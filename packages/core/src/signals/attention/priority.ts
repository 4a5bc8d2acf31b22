import type { AccountImportance, AttentionPriority } from '../../attention/index.js'
import type { Severity } from '../occurrences.js'

/** From which percentile of revenue on an account counts as one of the large ones. */
const large = 75

/** The priority of each severity, and that at one of the large accounts. */
const priorities: Record<Severity, { usual: AttentionPriority; ofLarge: AttentionPriority }> = {
  LOW: { usual: 'NORMAL', ofLarge: 'NORMAL' },
  MEDIUM: { usual: 'NORMAL', ofLarge: 'HIGH' },
  HIGH: { usual: 'HIGH', ofLarge: 'URGENT' }
}

const severityWords: Record<Severity, string> = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' }

/**
 * How pressing an item is, and why: by what was seen, one step more for an account of the upper quarter of revenue in its currency. The words name no
 * number that moves from day to day, so that an item is not updated for it.
 */
export function priorityOf(
  severity: Severity,
  { arrPercentileWithinCurrency: percentile }: AccountImportance
): { priority: AttentionPriority; priorityReason: string } {
  const isLarge = percentile !== null && percentile >= large
  const { usual, ofLarge } = priorities[severity]
  const priority = isLarge ? ofLarge : usual
  const account =
    percentile === null
      ? 'nothing is known of its revenue beside that of others'
      : isLarge
        ? 'its revenue is in the upper quarter of the accounts in its currency'
        : 'its revenue is below the upper quarter of the accounts in its currency'
  return { priority, priorityReason: `What was seen is of ${severityWords[severity]} severity; ${account}.` }
}
