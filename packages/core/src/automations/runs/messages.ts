import type { StoredMessage, StoredMessageItem } from '../../providers/index.js'
import { amountOf } from '../../relationship/index.js'
import type { RowOf } from '../../storage/index.js'
import { cutCodePoints } from '../../values/index.js'
import type { AutomationRow } from '../automation.js'
import type { automationRuns, StoredRunItem } from '../tables/automation-runs.js'

/** Items that a digest shows; the others are counted. */
const maxShown = 15
/** Up to so many customers of one run are told of one by one, where the run comes from occurrences. */
const maxAlone = 5

interface MessageSource {
  automation: AutomationRow
  run: Pick<RowOf<typeof automationRuns>, 'period_start' | 'period_end'>
  items: readonly StoredRunItem[]
  /** The zone that people read times in. */
  timeZone: string
  /** Where items lead to that have no address of their own. */
  publicUrl: string | undefined
}

/**
 * What a run says: a scheduled one in one digest; one that comes from occurrences with a message for each customer, and in a digest when there are more
 * than five.
 */
export function messagesOf({ automation, run, items, timeZone, publicUrl }: MessageSource): StoredMessage[] {
  const header = cutCodePoints(automation.name, 120)
  const shown = items.map((item) => messageItem(item, publicUrl))
  if (automation.trigger_type === 'SIGNAL_OCCURRENCE' && items.length <= maxAlone)
    return shown.map((item) => ({ header, period: null, items: [item], more: 0 }))
  const period = `${timeText(run.period_start, timeZone)} to ${timeText(run.period_end, timeZone)} (${timeZone})`
  return [{ header, period, items: shown.slice(0, maxShown), more: Math.max(0, items.length - maxShown) }]
}

function messageItem(
  { customerName, title, reason, mrrCents, currency, ownerName, link }: StoredRunItem,
  publicUrl = ''
): StoredMessageItem {
  const amount = mrrCents === null ? undefined : amountOf(mrrCents, currency)
  return {
    title: `${cutCodePoints(customerName, 100)}: ${title}`,
    reason,
    mrr: amount === undefined ? null : `${amount} MRR`,
    owner: ownerName === null ? null : cutCodePoints(ownerName, 100),
    link: link ?? (publicUrl || null)
  }
}

/** An instant as people of a zone read it: "Mon, Nov 23, 2026, 09:00". */
function timeText(instant: number, timeZone: string): string {
  const form = {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23'
  } as const
  return new Intl.DateTimeFormat('en-US', { timeZone, ...form }).format(instant)
}
