import type { ToolOutputs } from '@rapport/client/session'
import { Link } from '@tanstack/react-router'
import { customerName, money } from '../ui/format'
import { Avatar, Badge, Said, When } from '../ui/text'

export type AttentionItem = ToolOutputs['svc_list_attention_items']['items'][number]

const priorities = { URGENT: 'Urgent', HIGH: 'High', NORMAL: 'Normal' } as const

/** An item in a list: who, what, how pressing, and what the account weighs; on the customer's own page without what that says already. */
export function AttentionRow({ item, isOfPage = false }: { item: AttentionItem; isOfPage?: boolean }) {
  const { id, customer, title, priority, lifecycle, accountImportance } = item
  const { arrCents, currency } = accountImportance
  return (
    <li className={isOfPage ? 'list-row' : 'list-row of-somebody'}>
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
        {!isOfPage && customer.ownerName && (
          <span className="soft">
            {' · '}
            <Said>{customer.ownerName}</Said>
          </span>
        )}
      </span>
      {!isOfPage && arrCents !== null && arrCents > 0 && (
        <span className="number soft" title="Revenue of a year">
          {money(arrCents, currency)} <span className="unit">ARR</span>
        </span>
      )}
      {lifecycle.status === 'open' ? <Badge of={priority} label={priorities[priority]} /> : <Badge of="quiet" label="Resolved" />}
      <span className="list-when soft">
        <When at={lifecycle.updatedAt} />
      </span>
    </li>
  )
}
