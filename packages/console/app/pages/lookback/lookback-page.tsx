import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { t } from '../../texts/catalogue'
import { NumberBox } from '../../ui/fields'
import { Page } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { useOutcome } from '../../ui/toasts'
import { Found } from './found'

const listKey = ['lookback']
const pollMs = 1_500

const listQuery = queryOptions({ queryKey: listKey, queryFn: ({ signal }) => client.lookback.list({ signal }) })

/** How a look-back stands. While it runs it is asked again. */
const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...listKey, id],
    queryFn: ({ signal }) => client.lookback.get(id, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? pollMs : false)
  })

/** Who left in the past months, and when Rapport would have said so. */
export function LookbackPage() {
  const list = useQuery(listQuery)
  return (
    <Page title={t('lookback.title')}>
      <p className="soft">{t('lookback.what')}</p>
      <Start />
      <Reading query={list} rows={4}>
        {({ items: [newest] }) =>
          newest ? <Newest key={newest.id} id={newest.id} /> : <Empty title={t('lookback.noneYet')}>{t('lookback.howLong')}</Empty>
        }
      </Reading>
    </Page>
  )
}

function Start() {
  const [months, setMonths] = useState('12')
  const [below, setBelow] = useState('')
  const queries = useQueryClient()
  const { failed } = useOutcome()
  const start = useMutation({
    mutationFn: () => client.lookback.run({ months: Number(months), ...(below !== '' && { health: { below: Number(below) } }) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey }),
    onError: failed
  })
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        start.mutate()
      }}
    >
      <div className="number-boxes">
        <NumberBox label={t('lookback.months')} unit={t('lookback.monthsUnit')} value={months} min={1} max={24} onChange={setMonths} />
        <NumberBox
          label={t('lookback.threshold')}
          unit={t('lookback.thresholdUnit')}
          value={below}
          min={1}
          max={100}
          isOptional
          onChange={setBelow}
        />
      </div>
      <button type="submit" className="button primary" disabled={start.isPending}>
        {t('lookback.start')}
      </button>
    </form>
  )
}

function Newest({ id }: { id: string }) {
  const query = useQuery(runQuery(id))
  return (
    <Reading query={query} rows={4}>
      {(run) =>
        run.result ? (
          <Found run={run} result={run.result} />
        ) : (
          <div className="state" role="status">
            <p className="state-title">{t('lookback.running')}</p>
            <progress aria-label={t('lookback.progress')} max={Math.max(1, run.customers)} value={run.lookedAt} />
            <p className="soft">{t('lookback.progressCount', { done: run.lookedAt, count: run.customers })}</p>
          </div>
        )
      }
    </Reading>
  )
}
