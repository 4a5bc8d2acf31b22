import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FigureAddress, MonthOfMovements } from '../../api/revenue'
import { t } from '../../texts/catalogue'
import { money, percent } from '../../ui/format'
import '../../charts/charts.css'

type Figures = Omit<MonthOfMovements, 'month' | 'isRunning' | 'plans' | 'changedAt'>

const names = ['opening', 'new', 'reactivation', 'expansion', 'contraction', 'churn', 'closing'] as const

/** Rows of figures: each amount leads to its customers. */
export function FiguresTable({
  label,
  first,
  currency,
  rows
}: {
  label: string
  first: string
  currency: string
  rows: readonly { name: ReactNode; figures: Figures; address: Omit<FigureAddress, 'movement'> }[]
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="rows-scroll" aria-label={t('charts.asTable', { title: label })} tabIndex={0}>
      <table className="rows-table">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {names.map((name) => (
              <th key={name} scope="col" className="number">
                {t(`revenue.figures.${name}`)}
              </th>
            ))}
            <th scope="col" className="number">
              {t('revenue.netRetention')}
            </th>
            <th scope="col" className="number">
              {t('revenue.grossRetention')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures, address }) => (
            <tr key={`${address.month} ${address.plan ?? ''}`}>
              <th scope="row">{name}</th>
              {names.map((figure) => (
                <td key={figure} className="number">
                  <Amount figure={figures[figure]} currency={currency} address={{ ...address, movement: figure }} />
                </td>
              ))}
              <td className="number">{shareOf(figures.netRetention)}</td>
              <td className="number">{shareOf(figures.grossRetention)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Amount({ figure, currency, address }: { figure: Figures['new']; currency: string; address: FigureAddress }) {
  const text = money(figure.amount, currency)
  if (figure.customers === 0) return <span className="soft">{text}</span>
  return (
    <Link to="/revenue" search={address} resetScroll={false} title={t('revenue.customers', { count: figure.customers })}>
      {text}
    </Link>
  )
}

const shareOf = (share: number | null) => (share === null ? t('revenue.noRetention') : percent(share))
