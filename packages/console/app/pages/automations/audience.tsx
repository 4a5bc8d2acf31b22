import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { Checks } from '../../ui/fields'
import { TextList } from '../../ui/text-list'
import { billings as billingOrder } from '../addresses'
import { operators } from '../signals/definitions'
import type { Draft } from './automation-draft'
import { billings } from './automation-words'

/** Of whom it may tell: what is left empty narrows nothing. */
export function Audience({ draft, onChange }: { draft: Draft; onChange(part: Partial<Draft>): void }) {
  const mayMembers = useMay('workspace_members:read')
  const members = useQuery({ ...membersQuery, enabled: mayMembers }).data ?? []
  return (
    <details className="more-fields" open={draft.billingStatuses.length + draft.ownerUserIds.length + draft.customerIds.length > 0}>
      <summary>Only some customers</summary>
      <Checks
        legend="Billing"
        options={billingOrder.map((each) => [each, billings[each]] as const)}
        chosen={draft.billingStatuses}
        onChange={(billingStatuses) => onChange({ billingStatuses })}
      />
      <fieldset className="conditions">
        <legend>Revenue</legend>
        <div className="condition">
          <select
            aria-label="Revenue of a month or a year"
            value={draft.metric}
            onChange={({ target }) => onChange({ metric: target.value as Draft['metric'] })}
          >
            <option value="MRR">MRR</option>
            <option value="ARR">ARR</option>
          </select>
          <select
            aria-label="Comparison"
            value={draft.operator}
            onChange={({ target }) => onChange({ operator: target.value as Draft['operator'] })}
          >
            {Object.entries(operators).map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
          <input
            aria-label="Amount"
            type="number"
            min={0}
            step="any"
            placeholder="any"
            value={draft.revenue}
            onChange={({ target }) => onChange({ revenue: target.value })}
          />
          <input
            aria-label="Currency"
            className="currency"
            pattern="[A-Za-z]{3}"
            maxLength={3}
            required
            value={draft.currency}
            onChange={({ target }) => onChange({ currency: target.value })}
          />
        </div>
      </fieldset>
      {members.length > 0 && (
        <Checks
          legend="Owners"
          options={members.map(({ id, name }) => [id, name] as const)}
          chosen={draft.ownerUserIds}
          onChange={(ownerUserIds) => onChange({ ownerUserIds })}
        />
      )}
      <TextList
        label="Customers"
        help="Their domain, your customerId, or their id here."
        values={draft.customerIds}
        onChange={(customerIds) => onChange({ customerIds })}
      />
    </details>
  )
}
