import type { MethodOutputs } from '@rapport/client/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { count, words } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

type Jobs = MethodOutputs['jobs.list']
type Query = Parameters<typeof Reading<Jobs>>[0]['query']

/** Work in the background: how each lane stands, and what was given up. */
export function Work({ query }: { query: Query }) {
  return (
    <Reading query={query} rows={6}>
      {({ lanes, failed }) => (
        <>
          <Section title={t('developer.work.lanes')}>
            <div className="table-scroll">
              <table className="lanes">
                <thead>
                  <tr>
                    <th scope="col">{t('developer.work.lane')}</th>
                    <th scope="col">{t('developer.work.waiting')}</th>
                    <th scope="col">{t('developer.work.running')}</th>
                    <th scope="col">{t('developer.work.failed')}</th>
                    <th scope="col">{t('developer.work.oldest')}</th>
                  </tr>
                </thead>
                <tbody>
                  {lanes.map(({ lane, waiting, running, failed: given, oldestAt }) => (
                    <tr key={lane}>
                      <th scope="row">{words(lane)}</th>
                      <td>{count(waiting)}</td>
                      <td>{count(running)}</td>
                      <td>{count(given)}</td>
                      <td>
                        <When at={oldestAt} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </Section>
          <Section title={t('developer.work.givenUp')}>
            {failed.length === 0 ? <Empty title={t('developer.work.none')}>{t('developer.work.noneWhy')}</Empty> : <Failed jobs={failed} />}
          </Section>
        </>
      )}
    </Reading>
  )
}

function Failed({ jobs }: { jobs: Jobs['failed'] }) {
  const mayRetry = useMay('workspace_settings:manage')
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const retry = useMutation({
    mutationFn: (kind: string) => client.jobs.retry({ kind }),
    onSuccess: async (retried) => {
      await queries.invalidateQueries({ queryKey: ['developer', 'jobs'] })
      done(t('developer.work.retried', { count: retried }))
    },
    onError: failed
  })
  return (
    <ul className="list">
      {jobs.map(({ kind, summary, error, count: many, since }) => (
        <li className="list-row issue" key={`${kind} ${error}`}>
          <span className="list-main">
            <span>{summary || words(kind)}</span>
            {error && (
              <span className="fault">
                <Said>{error}</Said>
              </span>
            )}
            <span className="soft">
              {t('developer.work.jobs', { count: many })} · <When at={since} />
            </span>
          </span>
          {mayRetry && (
            <button type="button" className="button small" onClick={() => retry.mutate(kind)} disabled={retry.isPending}>
              {t('developer.retry')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
