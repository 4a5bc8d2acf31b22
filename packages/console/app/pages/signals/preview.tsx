import type { MethodInputs } from '@rapport/client/session'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { client } from '../../api/client'
import { t } from '../../texts/catalogue'
import { count, customerName } from '../../ui/format'
import { Empty, Failure, StillWorking } from '../../ui/states'
import { Avatar, Said, When } from '../../ui/text'
import '../runs.css'

type Tried = MethodInputs['signals.preview']

/** Whom a signal would have found in the last 90 days. It is asked for, as it reads a lot; what is shown is of what was asked then. */
export function Preview({ tried }: { tried: Tried }) {
  const preview = useMutation({ mutationFn: (input: Tried) => client.signals.preview(input) })
  const isOld = preview.variables !== undefined && JSON.stringify(preview.variables) !== JSON.stringify(tried)
  return (
    <div className="preview">
      <button type="button" className="button" onClick={() => preview.mutate(tried)} disabled={preview.isPending}>
        {preview.isPending ? t('signals.previewBusy') : t('signals.preview')}
      </button>
      <StillWorking isBusy={preview.isPending} />
      {preview.error && <Failure error={preview.error} />}
      {preview.data && (
        <div className={isOld ? 'is-reading' : ''} role="status">
          <p className="preview-sum">
            {t(preview.data.truncated ? 'signals.previewSumAtLeast' : 'signals.previewSum', {
              matched: count(preview.data.customerCount),
              count: preview.data.evaluatedCustomers,
              times: t('signals.times', { count: preview.data.occurrenceCount })
            })}
          </p>
          {isOld && <p className="soft">{t('signals.previewOld')}</p>}
          {preview.data.customerCount === 0 ? (
            <Empty title={t('signals.previewNone')}>{t('signals.previewNoneWhy')}</Empty>
          ) : (
            <ul className="list">
              {preview.data.customers.slice(0, 12).map((customer) => (
                <li className="list-row" key={customer.id}>
                  <Avatar name={customerName(customer)} />
                  <span className="list-main">
                    <Link to="/customers/$id" params={{ id: customer.id }} search={{}} className="row-link">
                      <Said>{customerName(customer)}</Said>
                    </Link>
                  </span>
                  <span className="soft">
                    {customer.occurredAt.length > 1 && t('signals.times', { count: customer.occurredAt.length })}
                  </span>
                  <span className="list-when soft">
                    <When at={customer.occurredAt[0]} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}
