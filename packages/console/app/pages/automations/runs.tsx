import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Run, runQuery, runsQuery } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { Choice } from '../../ui/controls'
import { Empty, More, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'
import { Deliveries } from '../deliveries'
import { RunOutcome, runOutcomes } from './run-outcome'
import { ToldCustomer } from './told-customer'
import '../runs.css'

/** The run log: what each run came to, whom it told of, and what became of its messages. */
export function Runs({ automationId }: { automationId: string }) {
  const [status, setStatus] = useState<Run['status'] | ''>('')
  const query = useInfiniteQuery(runsQuery(automationId, status || undefined))
  return (
    <>
      <div className="filters">
        <Choice
          label={t('automations.outcome')}
          value={status}
          onChange={(value) => setStatus(value as Run['status'] | '')}
          options={[['', t('automations.anyOutcome')], ...runOutcomes()]}
        />
      </div>
      <Reading query={query} rows={3}>
        {({ pages }) => {
          const runs = pages.flatMap(({ items }) => items)
          if (runs.length === 0)
            return status ? (
              <Empty title={t('automations.noRunsLike')} />
            ) : (
              <Empty title={t('automations.noRuns')}>{t('automations.noRunsWhy')}</Empty>
            )
          return (
            <>
              {runs.map((run) => (
                <OneRun key={run.id} run={run} />
              ))}
              <More query={query} />
            </>
          )
        }}
      </Reading>
    </>
  )
}

function OneRun({ run }: { run: Run }) {
  const [isOpen, setOpen] = useState(false)
  const { status, reason, customerCount, missed, excluded, createdAt } = run
  const leftOut = excluded.audience + excluded.cooldown + excluded.cap
  return (
    <details className="run" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <RunOutcome of={run} />
        <span className="run-sum">
          {customerCount > 0 ? t('automations.sent', { count: customerCount }) : t('automations.sentNone')}
          {leftOut > 0 && <span className="soft"> · {t('automations.leftOut', { count: leftOut })}</span>}
        </span>
        <span className="list-when soft">
          <When at={createdAt} />
        </span>
      </summary>
      <div className="run-body">
        {reason && (
          <p className={status === 'FAILED' || status === 'PARTIAL_FAILURE' ? 'fault' : 'soft'}>
            <Said>{reason}</Said>
          </p>
        )}
        {missed > 0 && <p className="soft">{t('automations.missed', { count: missed })}</p>}
        {isOpen && <Inside run={run} />}
      </div>
    </details>
  )
}

function Inside({ run: { automationId, id } }: { run: Run }) {
  const query = useQuery(runQuery(automationId, id))
  return (
    <Reading query={query} rows={2}>
      {({ items, deliveries }) => (
        <>
          {items.length > 0 && (
            <ul className="list">
              {items.map((told) => (
                <ToldCustomer key={told.customerId} told={told} />
              ))}
            </ul>
          )}
          {deliveries.length > 0 && <Deliveries of={deliveries} />}
        </>
      )}
    </Reading>
  )
}
