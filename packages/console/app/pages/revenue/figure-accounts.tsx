import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type FigureAddress, movementAccountsQuery } from '../../api/revenue'
import { t } from '../../texts/catalogue'
import { money } from '../../ui/format'
import { Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { monthName } from './months'

/** The customers of a figure, page by page. */
export function FigureAccounts({ address, onClose }: { address: FigureAddress; onClose(): void }) {
  const [cursors, setCursors] = useState<readonly string[]>([])
  const query = useQuery(movementAccountsQuery(address, cursors.at(-1)))
  const { month, movement, plan } = address
  const title = t('revenue.accounts', { figure: t(`revenue.figures.${movement}`), month: monthName(month) })
  return (
    <section className="revenue-accounts" aria-label={title}>
      <h2>{title}</h2>
      {plan !== undefined && <p className="help">{t('revenue.ofPlan', { plan: plan === '' ? t('revenue.noPlan') : plan })}</p>}
      <Reading query={query} rows={4}>
        {({ items, currency, pagination }) => (
          <>
            <p>{t('revenue.customers', { count: pagination.total })}</p>
            <ul className="accounts">
              {items.map(({ customer, amount, before, after }) => (
                <li key={customer.id}>
                  <Link to="/customers/$id" params={{ id: customer.id }}>
                    <Said>{customer.name ?? customer.domain ?? t('revenue.unnamed')}</Said>
                  </Link>{' '}
                  <strong>{movement === 'not_counted' ? '' : money(amount, currency)}</strong>{' '}
                  <span className="soft">{t('revenue.fromTo', { before: paid(before), after: paid(after) })}</span>
                </li>
              ))}
            </ul>
            {pagination.nextCursor !== null && (
              <button type="button" className="button" onClick={() => setCursors([...cursors, pagination.nextCursor ?? ''])}>
                {t('revenue.next')}
              </button>
            )}{' '}
            {cursors.length > 0 && (
              <button type="button" className="button" onClick={() => setCursors(cursors.slice(0, -1))}>
                {t('revenue.previous')}
              </button>
            )}
          </>
        )}
      </Reading>
      <button type="button" className="button" onClick={onClose}>
        {t('ui.close')}
      </button>
    </section>
  )
}

function paid(amount: { amount: number | null; currency: string | null } | null): string {
  if (amount === null) return t('revenue.nothing')
  return amount.amount === null ? t('revenue.unknown') : money(amount.amount, amount.currency)
}
