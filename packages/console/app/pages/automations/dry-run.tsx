import { useMutation } from '@tanstack/react-query'
import { client } from '../../api/client'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Empty, Failure, StillWorking } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { ToldCustomer } from './told-customer'

/** Whom an automation would tell of now, and whom not; nothing is sent. */
export function DryRun({ automationId }: { automationId: string }) {
  const dryRun = useMutation({ mutationFn: () => client.automations.dryRun(automationId) })
  return (
    <div className="preview">
      <button type="button" className="button" onClick={() => dryRun.mutate()} disabled={dryRun.isPending}>
        {dryRun.isPending ? t('automations.dryRunBusy') : t('automations.dryRun')}
      </button>
      <StillWorking isBusy={dryRun.isPending} />
      {dryRun.error && <Failure error={dryRun.error} />}
      {dryRun.data && (
        <div role="status">
          <p className="preview-sum">
            <TextOf
              of="automations.dryRunSum"
              values={{ count: dryRun.data.customers.length, when: <When at={dryRun.data.periodStart} /> }}
            />{' '}
            {t('automations.dryRunHelp')}
          </p>
          {dryRun.data.warnings.map(({ path, message }) => (
            <p className="fault" key={`${path} ${message}`}>
              <Said>{message}</Said>
            </p>
          ))}
          {dryRun.data.customers.length === 0 && <Empty title={t('automations.dryRunNone')}>{t('automations.dryRunNoneWhy')}</Empty>}
          <ul className="list">
            {dryRun.data.customers.map((told) => (
              <ToldCustomer key={told.customerId} told={told} />
            ))}
            {dryRun.data.leftOut.slice(0, 20).map(({ customerId, customerName, cause, why }) => (
              <li className="list-row" key={customerId}>
                <span className="list-main soft">
                  <Said>{customerName}</Said>
                  <span className="list-under">
                    <Said>{why}</Said>
                  </span>
                </span>
                <Badge of="quiet" label={t(`automations.leftOutBy.${cause}`)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
