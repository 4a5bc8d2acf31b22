import { useMutation } from '@tanstack/react-query'
import { client } from '../../api/client'
import { plural } from '../../ui/format'
import { Empty, Failure } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { ToldCustomer } from './told-customer'

const causes = { audience: 'Not in its audience', cooldown: 'Told of lately', cap: 'Over its limit' } as const

/** Whom an automation would tell of now, and whom not; nothing is sent. */
export function DryRun({ automationId }: { automationId: string }) {
  const dryRun = useMutation({ mutationFn: () => client.automations.dryRun(automationId) })
  return (
    <div className="preview">
      <button type="button" className="button" onClick={() => dryRun.mutate()} disabled={dryRun.isPending}>
        {dryRun.isPending ? 'Trying…' : 'Try without sending'}
      </button>
      {dryRun.error && <Failure error={dryRun.error} />}
      {dryRun.data && (
        <div role="status">
          <p className="preview-sum">
            It would tell of <b>{plural(dryRun.data.customers.length, 'customer')}</b>, by what was seen since{' '}
            <When at={dryRun.data.periodStart} />.
          </p>
          {dryRun.data.warnings.map(({ path, message }) => (
            <p className="fault" key={`${path} ${message}`}>
              <Said>{message}</Said>
            </p>
          ))}
          {dryRun.data.customers.length === 0 && (
            <Empty title="It would say nothing">A run with nobody to tell of sends no message and is noted as such.</Empty>
          )}
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
                <Badge of="quiet" label={causes[cause]} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
