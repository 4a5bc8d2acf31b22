import type { MonthOfMovements } from '../../api/revenue'
import { t } from '../../texts/catalogue'
import { shortMoney } from '../../ui/format'
import { monthName } from './months'

const gains = ['new', 'reactivation', 'expansion'] as const
const losses = ['contraction', 'churn'] as const

/** Each month's movements as a stack: what came above the line, what went below it. The table below says the same. */
export function MovementChart({ months, currency }: { months: readonly MonthOfMovements[]; currency: string }) {
  const above = (month: MonthOfMovements) => gains.reduce((sum, name) => sum + month[name].amount, 0)
  const below = (month: MonthOfMovements) => losses.reduce((sum, name) => sum + month[name].amount, 0)
  const most = Math.max(1, ...months.map((month) => Math.max(above(month), below(month))))
  const height = (amount: number) => ({ height: `${(100 * amount) / most}%` })
  return (
    <figure className="movements">
      <figcaption>
        {[...gains, ...losses].map((name) => (
          <span key={name} className="movement-key">
            <i className={`movement-${name}`} aria-hidden="true" /> {t(`revenue.figures.${name}`)}
          </span>
        ))}
        <span className="soft"> {t('revenue.chartMost', { amount: shortMoney(most, currency) })}</span>
      </figcaption>
      <div className="movement-months" aria-hidden="true">
        {months.map((month) => (
          <div key={month.month} className="movement-month">
            <div className="movement-up">
              {gains.map((name) => (
                <span key={name} className={`movement-${name}`} style={height(month[name].amount)} />
              ))}
            </div>
            <div className="movement-down">
              {losses.map((name) => (
                <span key={name} className={`movement-${name}`} style={height(month[name].amount)} />
              ))}
            </div>
            <span className="movement-name soft">{monthName(month.month)}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}
