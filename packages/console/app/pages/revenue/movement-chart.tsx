import type { MonthOfMovements } from '../../api/revenue'
import { t } from '../../texts/catalogue'
import { money } from '../../ui/format'
import { monthName } from './months'

const gains = ['new', 'reactivation', 'expansion'] as const
const losses = ['contraction', 'churn'] as const
type Movement = (typeof gains)[number] | (typeof losses)[number]

const chartHeight = 160
/** Small amounts can still be seen. */
const leastHeight = 2

/** Each month's movements as a stack: what came above the line, what went below it. The table below says the same. */
export function MovementChart({ months, currency }: { months: readonly MonthOfMovements[]; currency: string }) {
  const most = (names: readonly Movement[]) =>
    Math.max(0, ...months.map((month) => names.reduce((sum, name) => sum + month[name].amount, 0)))
  const up = most(gains)
  const down = most(losses)
  if (up + down === 0) return null
  const heightOf = (amount: number) => (chartHeight * amount) / (up + down)
  const bars = (month: MonthOfMovements, names: readonly Movement[]) =>
    names.map((name) => (
      <span
        key={name}
        className={`movement-${name}`}
        style={{ height: heightOf(month[name].amount), minHeight: month[name].amount > 0 ? leastHeight : 0 }}
      />
    ))
  return (
    <figure className="movements">
      <figcaption>
        {[...gains, ...losses].map((name) => (
          <span key={name} className="movement-key">
            <i className={`movement-${name}`} aria-hidden="true" /> {t(`revenue.figures.${name}`)}
          </span>
        ))}
        <span className="soft">{t('revenue.chartMost', { amount: money(Math.max(up, down), currency) })}</span>
      </figcaption>
      <div className="movement-months" aria-hidden="true">
        {months.map((month) => (
          <div key={month.month} className="movement-month">
            <div className="movement-up" style={{ height: heightOf(up) + leastHeight }}>
              {bars(month, gains)}
            </div>
            <div className="movement-down" style={{ height: heightOf(down) + leastHeight }}>
              {bars(month, losses)}
            </div>
            <time className="movement-name soft">{monthName(month.month)}</time>
          </div>
        ))}
      </div>
    </figure>
  )
}
