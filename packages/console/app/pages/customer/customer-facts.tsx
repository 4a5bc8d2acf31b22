import type { MethodOutputs } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { membersQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Choice } from '../../ui/controls'
import { count, money } from '../../ui/format'
import { Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

export type Customer = MethodOutputs['customers.get']

/** What one wants to know of any customer, in one line. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { currentMrr, currency, mrrCalculationStatus, plan, contactCount, firstSeenAt, activatedAt, lastActivityAt } = customer
  return (
    <dl className="key-facts">
      <div>
        <dt>{t('customerFacts.mrr')}</dt>
        <dd className="number">
          {mrrCalculationStatus === 'mixed_currency' ? t('customerFacts.severalCurrencies') : money(currentMrr, currency)}
        </dd>
      </div>
      <div>
        <dt>{t('customerFacts.plan')}</dt>
        <dd>
          <Said>{plan ?? '–'}</Said>
        </dd>
      </div>
      <div>
        <dt>{t('customerFacts.owner')}</dt>
        <dd>
          <Owner customer={customer} />
        </dd>
      </div>
      <div>
        <dt>{t('customerFacts.people')}</dt>
        <dd className="number">{count(contactCount)}</dd>
      </div>
      <div>
        <dt>{t('customerFacts.lastActive')}</dt>
        <dd>
          <When at={lastActivityAt} />
        </dd>
      </div>
      <div>
        <dt>{t('customerFacts.firstSeen')}</dt>
        <dd>
          <When at={firstSeenAt} plain="day" />
        </dd>
      </div>
      {activatedAt && (
        <div>
          <dt>{t('customerFacts.activated')}</dt>
          <dd>
            <When at={activatedAt} plain="day" />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Who looks after it; those who may can give it to somebody else. */
function Owner({ customer }: { customer: Customer }) {
  const mayChange = useMay('customer_access:manage')
  const mayList = useMay('workspace_members:read')
  const members = useQuery({ ...membersQuery, enabled: mayChange && mayList }).data
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const before = customer.owner?.id ?? ''
  const give = async (memberId: string) => {
    if (memberId === '') await client.customers.clearOwner(customer.id)
    else await client.tools.assignCustomerOwner({ customerId: customer.id, targetUserId: memberId })
    await queries.invalidateQueries({ queryKey: ['customer'] })
    void queries.invalidateQueries({ queryKey: ['customers'] })
  }
  const assign = useMutation({
    mutationFn: give,
    onSuccess: (_, memberId) => {
      const name = members?.find(({ id }) => id === memberId)?.name ?? t('customerFacts.theMember')
      done(memberId === '' ? t('customerFacts.ownerCleared') : t('customerFacts.ownerIs', { name }), () => give(before))
    },
    onError: failed
  })
  const { owner } = customer
  if (!mayChange || !members) return <Said>{owner?.name ?? '–'}</Said>
  const known = members.some(({ id }) => id === owner?.id)
  return (
    <Choice
      label={t('customerFacts.owner')}
      value={assign.isPending ? assign.variables : (owner?.id ?? '')}
      onChange={(memberId) => assign.mutate(memberId)}
      options={[
        ['', t('customerFacts.noOwner')],
        ...(owner && !known ? [[owner.id, owner.name] as const] : []),
        ...members.map(({ id, name }) => [id, name] as const)
      ]}
    />
  )
}
