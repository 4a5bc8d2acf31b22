import { customers } from '../../identity/index.js'
import type { LetterLine } from '../../mail/index.js'
import { myAttention } from './my-attention.js'
import { myTasks } from './my-tasks.js'
import { nearRenewals } from './near-renewals.js'
import type { Reader } from './part.js'
import { seenSignals } from './seen-signals.js'
import { whatChanged } from './what-changed.js'

/** What a digest tells of at most; how much more there is is counted. */
export const maxLines = 15
/** What needs the member leaves this much room to what changed. */
const roomForChanges = 6
const maxNews = 3

/** What a digest has to say. */
export interface Composed {
  needsYou: LetterLine[]
  changed: LetterLine[]
  /** How many lines did not fit. */
  more: number
  /** What the subject says, the most pressing first; nothing where nothing is new. */
  news: string[]
}

/**
 * Reads what needs a member and what changed, with the most pressing first.
 *
 * @example const { needsYou, changed, more } = await compose({ store, memberId: 'm_1', scope: 'mine', from, now, timeZone, today })
 */
export async function compose(of: Omit<Reader, 'owned'>): Promise<Composed> {
  const owned = await of.store.find(customers, { where: { owner_id: { eq: of.memberId } }, columns: ['id'] })
  const reader: Reader = { ...of, owned: owned.map(({ id }) => id) }
  const [tasks, attention, renewals, changes, signals] = await Promise.all([
    myTasks(reader),
    myAttention(reader),
    nearRenewals(reader),
    whatChanged(reader),
    seenSignals(reader)
  ])
  const needsYou = [...tasks.lines, ...attention.lines, ...renewals.lines]
  const changed = [...changes.lines, ...signals.lines]
  const forNeeds = Math.min(needsYou.length, Math.max(maxLines - changed.length, maxLines - roomForChanges))
  const forChanges = Math.min(changed.length, maxLines - forNeeds)
  const unread = [tasks, attention, renewals, changes, signals].reduce((sum, { more }) => sum + more, 0)
  const news = [changes, tasks, attention, renewals].flatMap((part) => (part.news === null ? [] : [part.news]))
  return {
    needsYou: needsYou.slice(0, forNeeds),
    changed: changed.slice(0, forChanges),
    more: needsYou.length + changed.length - forNeeds - forChanges + unread,
    news: news.length === 0 && changed.length > 0 ? ['signals were seen'] : news.slice(0, maxNews)
  }
}
