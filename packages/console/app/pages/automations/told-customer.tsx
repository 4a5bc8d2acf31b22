import type { MethodOutputs } from '@rapport/client/session'
import { Link } from '@tanstack/react-router'
import { t } from '../../texts/catalogue'
import { money } from '../../ui/format'
import { Avatar, Said } from '../../ui/text'

type Told = MethodOutputs['automations.dryRun']['customers'][number]

/** A customer that a run tells of, in the words of its message. */
export function ToldCustomer({ told: { customerId, customerName, title, reason, mrrCents, currency } }: { told: Told }) {
  return (
    <li className="list-row">
      <Avatar name={customerName} />
      <span className="list-main">
        <Link to="/customers/$id" params={{ id: customerId }} search={{}} className="row-link" title={reason}>
          <Said>{customerName}</Said>
        </Link>
        <span className="soft list-under">
          <Said>{title}</Said>
        </span>
      </span>
      {mrrCents !== null && (
        <span className="number soft" title={t('automations.perMonth')}>
          {money(mrrCents, currency)}
        </span>
      )}
    </li>
  )
}
