import type { ToolOutputs } from '@rapport/client/session'
import { Link } from '@tanstack/react-router'
import { customerName, money } from '../ui/format'
import { Avatar, Badge, Said, When } from '../ui/text'

export type AttentionItem = ToolOutputs['svc_list_attention_items']['items'][number]

const priorities = { URGENT: 'Urgent', HIGH: 'High', NORMAL: 'Normal' } as const

/** An item in a list: who, what, how pressing, and what the account weighs. */
export function AttentionRow({ item }: { item: AttentionItem }) {
  const { id, customer, title, priority, lifecycle, accountImportance } = item
  const { arrCents, currency } = accountImportance
  return (
    <li className="list-row">
      <Avatar name={customerName(customer)} />
      <span className="list-main">
        <Link to="/attention" search={(before) => ({ ...before, item: id })} className="row-link" data-row>
          <Said>{title}</Said>
        </Link>
        <span className="soft list-under">
          <Said>{customerName(customer)}</Said>
          {customer.ownerName && (
            <>
              {' · '}
              <Said>{customer.ownerName}</Said>
            </>
          )}
        </span>
      </span>
      {arrCents !== null && (
        <span className="number soft" title="Revenue of a year">
          {money(arrCents, currency)}
        </span>
      )}
      {lifecycle.status === 'open' ? <Badge of={priority} label={priorities[priority]} /> : <Badge of="quiet" label="Resolved" />}
      <span className="list-when soft">
        <When at={lifecycle.updatedAt} />
      </span>
    </li>
  )
}
