import { type Account, seatPrice } from './accounts.js'
import { leftAt } from './past/past.js'
import type { Random } from './random.js'
import { dayMs, startOfDay } from './rhythm/calendar.js'
import type { WorldContract } from './shapes.js'

/** What a term before was worth beside the one that followed. */
const before = { renewed: 1, expanded: 0.75, contracted: 1.25 } as const

type Renewal = keyof typeof before

/** A renewal for less is told only of terms that ended before this: what is new should be calm. */
const recentDays = 130
const noticeDays = [30, 60, 90] as const

/** The contracts of all accounts, the oldest first of each. Trials have none, and some accounts pay by the month without one. */
export function contractsOf(accounts: readonly Account[], end: number, root: Random): WorldContract[] {
  return accounts.flatMap((account) => contractsOfAccount(account, end, root.of(`contracts of ${account.customerId}`)))
}

function contractsOfAccount(account: Account, end: number, random: Random): WorldContract[] {
  const { plot, past, since } = account
  const isTrial = plot?.kind === 'trialConverts' || plot?.kind === 'trialStalls'
  if (isTrial || past?.isPaymentFailed || (!plot && !past && !random.chance(0.6))) return []
  const gone = leftAt(account)
  const autoRenews = gone === undefined && plot?.kind !== 'churn' && random.chance(0.5)
  const notice = random.pick(noticeDays)
  const terms = termsUntil(gone ?? lastEndOf(account, end), since)
  let monthly = account.seats * seatPrice(account)
  const contracts: WorldContract[] = []
  // Backwards from what there is now.
  for (const [index, term] of terms.toReversed().entries()) {
    if (index > 0) monthly = Math.round(monthly * before[renewalOf(account, term.endsAt, end, random)])
    contracts.unshift({
      externalId: `contract-${account.customerId}-${dateOf(term.startsAt)}`,
      customer: { customerId: account.customerId },
      startsOn: dateOf(term.startsAt),
      endsOn: dateOf(term.endsAt - dayMs),
      noticeOn: dateOf(term.endsAt - (notice + 1) * dayMs),
      amountCents: Math.round((monthly * 12 * (term.endsAt - term.startsAt)) / (term.endsAt - yearBefore(term.endsAt))),
      currency: account.region.currency,
      autoRenews,
      ...(term.endsAt === gone && { outcome: 'churned' as const, reason: past?.reason ?? null })
    })
  }
  return contracts
}

/** How a term of an account that is still there ended. */
function renewalOf({ past, plot }: Account, endsAt: number, end: number, random: Random): Renewal {
  if (past?.endsAt === endsAt) return past.outcome === 'expanded' ? 'expanded' : 'renewed'
  if (plot?.kind === 'expansion') return 'expanded'
  const drawn = random.pick(['renewed', 'renewed', 'expanded', 'contracted'] as const)
  return drawn === 'contracted' && endsAt > end - recentDays * dayMs ? 'renewed' : drawn
}

/** The day after the running term: of the account that wants to leave the end of the month that it names, else a year after the last one. */
function lastEndOf({ plot, past, since }: Account, end: number): number {
  if (plot?.kind === 'churn') {
    const month = new Date(end + 45 * dayMs)
    return Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1)
  }
  let at = past?.endsAt ?? since
  while (at <= startOfDay(end)) at = yearAfter(at)
  return at
}

/** Terms of a year up to a day, back to where the account began. Where it began within the last year, one shorter term. */
function termsUntil(last: number, since: number): { startsAt: number; endsAt: number }[] {
  const terms: { startsAt: number; endsAt: number }[] = []
  for (let endsAt = last; terms.length < 3; ) {
    const startsAt = yearBefore(endsAt)
    if (startsAt < since && terms.length > 0) break
    terms.unshift({ startsAt: Math.max(startsAt, since), endsAt })
    endsAt = startsAt
  }
  return terms
}

const moved = (at: number, years: number) => {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate())
}
const yearBefore = (at: number) => moved(at, -1)
const yearAfter = (at: number) => moved(at, 1)

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
