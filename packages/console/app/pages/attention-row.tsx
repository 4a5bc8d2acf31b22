import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { AttentionItem } from '../api/queries'
import { t } from '../texts/catalogue'
import { customerName, day, money } from '../ui/format'
import { Avatar, Badge, Said, When } from '../ui/text'

/** The menu comes after the page: Home is there without it. */
const AttentionMenu = lazy(async () => ({ default: (await import('./work/attention-menu')).AttentionMenu }))

/** An item in a list: who, what, how pressing, and what the account weighs; on the customer's own page without what that says already. */
export function AttentionRow({ item, isOfPage = false, select }: { item: AttentionItem; isOfPage?: boolean; select?: Select }) {
  const { id, customer, title, accountImportance, assignee, lifecycle } = item
  const { arrCents, currency } = accountImportance
  const who = assignee ? (assignee.name ?? t('work.gone')) : isOfPage ? null : customer.ownerName
  return (
    <li className={isOfPage ? 'list-row' : 'list-row of-somebody'}>
      {select && (
        <input
          type="checkbox"
          className="above"
          aria-label={t('attention.select', { title })}
          checked={select.isSelected}
          onChange={select.onToggle}
        />
      )}
      {!isOfPage && <Avatar name={customerName(customer)} />}
      <span className="list-main">
        {!isOfPage && (
          <span className="list-who">
            <Said>{customerName(customer)}</Said>
          </span>
        )}
        <Link to="/attention" search={(before) => ({ ...before, item: id })} className="row-link" data-row>
          <Said>{title}</Said>
        </Link>
        {who !== null && (
          <span className="soft">
            {' · '}
            <Said>{who}</Said>
          </span>
        )}
      </span>
      {!isOfPage && arrCents !== null && arrCents > 0 && (
        <span className="number soft" title={t('attention.arrTitle')}>
          {money(arrCents, currency)} <span className="unit">{t('attention.arr')}</span>
        </span>
      )}
      <State item={item} />
      <span className="list-when soft">
        <When at={lifecycle.updatedAt} />
      </span>
      <Suspense fallback={null}>
        <AttentionMenu item={item} />
      </Suspense>
    </li>
  )
}

/** Whether a row is among those that something is done with together. */
interface Select {
  isSelected: boolean
  onToggle(): void
}

function State({ item: { priority, lifecycle, snoozedUntil } }: { item: AttentionItem }) {
  if (lifecycle.status !== 'open') return <Badge of="quiet" label={t('attention.isResolved')} />
  if (snoozedUntil !== null) return <Badge of="quiet" label={t('attention.isSnoozed', { day: day(new Date(snoozedUntil)) })} />
  return <Badge of={priority} label={t(`attention.priority.${priority}`)} />
}
