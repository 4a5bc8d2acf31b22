import type { PastPlot } from './plots.js'

/** What happened at an account whose term ended within the last year. Times are starts of UTC days. */
export interface Past extends Pick<PastPlot, 'outcome' | 'isChampionGone' | 'isPaymentFailed' | 'reason'> {
  /** From here on there is activity, and somebody speaks. */
  from: number
  /** The first day after the term. */
  endsAt: number
  /** The first sign; undefined where nothing could be seen. */
  firstSign: number | undefined
  changesTo: number
  said: { sourceType: PastPlot['moments'][number]['sourceType']; by: 'first' | 'second'; title: string; sentence: string; day: number }[]
}

/** Until when an account is there; undefined for one that still is. */
export const leftAt = ({ past }: { past?: Past }) => (past?.outcome === 'left' ? past.endsAt : undefined)
