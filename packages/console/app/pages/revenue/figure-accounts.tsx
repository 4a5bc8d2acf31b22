import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type FigureAddress, movementAccountsQuery } from '../../api/revenue'
import { t } from '../../texts/catalogue'
import { Dialog } from '../../ui/dialog'
import { customerName, money } from '../../ui/format'
import { Empty, Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { monthName } from './months'

/** The customers of a figure, page by page. */
export function FigureAccounts({ address, onClose }: { address: FigureAddress; onClose(): void }) {
  const [cursors, setCursors] = useState<readonly string[]>([])
  const query = useQuery({ ...movementAccountsQuery(address, cursors.at(-1)), retry: false })
  const { month, movement, plan } = address
  const title = t('revenue.accounts', { figure: t(`revenue.figures.${movement}`), month: monthName(month) })
  return (
    <Dialog kind="side" title={title} onClose={onClose}>
      {plan !== undefined && <p className="soft">{plan === '' ? t('revenue.ofNoPlan') : t('revenue.ofPlan', { plan })}</p>}
      <Reading query={query} rows={4}>
        {({ items, currency, pagination }) =>
          items.length === 0 ? (
            <Empty title={t('revenue.nobody')} />
          ) : (
            <>
              <p className="soft">{t('revenue.customers', { count: pagination.total })}</p>
              <ul className="list">
                {items.map(({ customer, amount, before, after }) => (
                  <li className="list-row" key={customer.id}>
                    <span className="list-main">
                      <Link to="/customers/$id" params={{ id: customer.id }} search={{}} className="row-link">
                        <Said>{customerName(customer)}</Said>
                      </Link>
                      <span className="soft list-under">{t('revenue.fromTo', { before: paid(before), after: paid(after) })}</span>
                    </span>
                    {movement !== 'not_counted' && <strong className="number-line">{money(amount, currency)}</strong>}
                  </li>
                ))}
              </ul>
              <p className="revenue-pages">
                {cursors.length > 0 && (
                  <button type="button" className="button" onClick={() => setCursors(cursors.slice(0, -1))}>
                    {t('revenue.previous')}
                  </button>
                )}
                {pagination.nextCursor !== null && (
                  <button type="button" className="button" onClick={() => setCursors([...cursors, pagination.nextCursor ?? ''])}>
                    {t('revenue.next')}
                  </button>
                )}
              </p>
            </>
          )
        }
      </Reading>
    </Dialog>
  )
}

function paid(amount: { amount: number | null; currency: string | null } | null): string {
  if (amount === null) return t('revenue.nothing')
  return amount.amount === null ? t('revenue.unknown') : money(amount.amount, amount.currency)
}
