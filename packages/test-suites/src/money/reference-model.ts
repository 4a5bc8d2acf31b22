/**
 * What was put, day by day, by hand: each subscription is a row of days, each with what it came to that day. It knows nothing of snapshots, stretches or
 * corrections. Days count from `begin`.
 */
export interface PutSubscription {
  id: string
  owner: string
  startDay: number
  /** Twelfths of a minor unit a month, so that a yearly price stays whole. */
  twelfths: bigint
  currency: string
  plan: string
}

interface Value {
  twelfths: bigint
  currency: string
  plan: string
}

interface Line {
  named: string
  days: (Value | null)[]
}

const horizon = 800

export class ReferenceModel {
  private readonly lines = new Map<string, Line>()
  private readonly ownerOfDomain = new Map<string, string>()

  /** A domain's subscriptions are those of the customer that claims it. */
  claim(domain: string, owner: string | null): void {
    if (owner === null) this.ownerOfDomain.delete(domain)
    else this.ownerOfDomain.set(domain, owner)
  }

  activate({ id, owner, startDay, twelfths, currency, plan }: PutSubscription, today: number): void {
    const value = { twelfths, currency, plan }
    const line = this.lines.get(id) ?? { named: owner, days: Array.from({ length: horizon }, () => null) }
    this.lines.set(id, line)
    line.named = owner
    const isFurtherRun = startDay >= endOf(line)
    if (!isFurtherRun) begin(line, startDay)
    fill(line, isFurtherRun ? startDay : today, horizon, value)
  }

  cancel(id: string, owner: string, endDay: number): void {
    const line = this.lines.get(id)
    if (!line) throw new Error(`${id} was never put`)
    line.named = owner
    const paidUntil = line.days.findLastIndex((value, day) => day < endDay && value !== null)
    fill(line, paidUntil + 1, endDay, line.days[paidUntil] ?? null)
    fill(line, endDay, horizon, null)
  }

  /** What each customer pays in a currency at the end of a day, in whole minor units, with its newest plan. */
  paidOn(day: number): Map<string, Map<string, bigint>> {
    const paid = new Map<string, Map<string, bigint>>()
    for (const { named, days } of this.lines.values()) {
      const value = days[day]
      if (!value) continue
      const owner = this.ownerOfDomain.get(named) ?? named
      const own = paid.get(owner) ?? new Map<string, bigint>()
      own.set(value.currency, (own.get(value.currency) ?? 0n) + value.twelfths)
      paid.set(owner, own)
    }
    for (const own of paid.values()) {
      // Twelfths become whole units, a half going up.
      for (const [currency, twelfths] of own) own.set(currency, (2n * twelfths + 12n) / 24n)
    }
    return paid
  }
}

/** The day after the last one that counts. */
function endOf({ days }: Line): number {
  return days.findLastIndex((value) => value !== null) + 1
}

/** Another beginning, before the end: the days before it that lead up to it are nothing; where it is in a gap, the next value reaches back to it. */
function begin(line: Line, startDay: number): void {
  const next = line.days.findIndex((value, day) => day >= startDay && value !== null)
  fill(line, startDay, next, line.days[next] ?? null)
  for (let day = startDay - 1; line.days[day]; day -= 1) line.days[day] = null
}

function fill(line: Line, from: number, to: number, value: Value | null): void {
  for (let day = from; day < to; day += 1) line.days[day] = value
}

/** What a month comes to, by hand. */
export interface ReferenceMonth {
  opening: bigint
  new: bigint
  reactivation: bigint
  expansion: bigint
  contraction: bigint
  churn: bigint
  closing: bigint
}

/**
 * The movements of the customers that pay in nothing but these currencies at the ends of these days. `worth` is a unit of each as
 * `[numerator, denominator]` in the currency of the answer. The first day is only the opening of the second.
 */
export function referenceMonths(
  ends: readonly ReadonlyMap<string, ReadonlyMap<string, bigint>>[],
  worth: ReadonlyMap<string, readonly [bigint, bigint]>
): ReferenceMonth[] {
  const everyone = new Set(ends.flatMap((end) => [...end.keys()]))
  const months = ends
    .slice(1)
    .map((): ReferenceMonth => ({ opening: 0n, new: 0n, reactivation: 0n, expansion: 0n, contraction: 0n, churn: 0n, closing: 0n }))
  for (const customer of everyone) {
    const own = ends.map((end) => [...(end.get(customer) ?? new Map<string, bigint>())].filter(([, amount]) => amount > 0n))
    const currencies = new Set(own.flatMap((each) => each.map(([currency]) => currency)))
    // Who pays in several currencies at once has no MRR, however little it is.
    if (ends.some((end) => (end.get(customer)?.size ?? 0) > 1)) continue
    if ([...currencies].some((currency) => !worth.has(currency))) continue
    const values = own.map(([pair]) => {
      const [numerator, denominator] = worth.get(pair?.[0] ?? '') ?? [0n, 1n]
      return pair ? (2n * pair[1] * numerator + denominator) / (2n * denominator) : 0n
    })
    for (const [index, month] of months.entries()) {
      const before = values[index] ?? 0n
      const after = values[index + 1] ?? 0n
      month.opening += before
      month.closing += after
      const hasPaid = values.slice(0, index + 1).some((value) => value > 0n)
      if (before === 0n && after > 0n) month[hasPaid ? 'reactivation' : 'new'] += after
      else if (before > 0n && after === 0n) month.churn += before
      else if (after > before) month.expansion += after - before
      else month.contraction += before - after
    }
  }
  return months
}
