import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { schemaQuery, sqlQuery } from '../../api/queries'
import { LineChart } from '../../charts/figure'
import { type Row, RowsTable } from '../../charts/rows-table'
import { pointNameOf } from '../../charts/time-series'
import { t } from '../../texts/catalogue'
import { Copy } from '../../ui/controls'
import { count } from '../../ui/format'
import { Page } from '../../ui/page'
import { Empty, Failure, Loading, StillWorking } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { chartOf } from './chart-of'
import { Schema } from './schema'
import './sql.css'

const beginning = `select name, billing_status, mrr_cents, currency, last_activity_at
from customers
order by mrr_cents desc nulls last
limit 20`

/** Questions in SQL: four views, read-only. The address holds the query, so that it can be passed on. */
export function SqlPage() {
  const { q } = useSearch({ from: '/sql' })
  const navigate = useNavigate({ from: '/sql' })
  const [typed, setTyped] = useState(q ?? beginning)
  const [askedBefore, setAskedBefore] = useState(q)
  const [view, setView] = useState<'table' | 'chart'>('table')
  if (q !== askedBefore) {
    setAskedBefore(q)
    if (q) setTyped(q)
  }
  const answer = useQuery({ ...sqlQuery(q ?? ''), enabled: q !== undefined, retry: false })
  const schema = useQuery(schemaQuery)
  const run = () => {
    if (q === typed.trim()) void answer.refetch()
    else void navigate({ search: (before) => ({ ...before, q: typed.trim() || undefined }) as typeof before })
  }
  const rows = answer.data?.data
  const drawn = useMemo(() => (rows ? chartOf(rows) : undefined), [rows])
  return (
    <Page title={t('sql.title')} isWide>
      <div className="sql">
        <div className="sql-main">
          <form
            onSubmit={(event) => {
              event.preventDefault()
              run()
            }}
          >
            <textarea
              className="editor"
              aria-label={t('sql.editor')}
              spellCheck={false}
              autoCapitalize="none"
              rows={Math.max(6, Math.min(18, typed.split('\n').length + 1))}
              value={typed}
              maxLength={5000}
              data-filter
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (!(event.metaKey || event.ctrlKey) || event.key !== 'Enter') return
                event.preventDefault()
                run()
              }}
            />
            <div className="sql-actions">
              <button type="submit" className="button primary" disabled={answer.isFetching}>
                {answer.isFetching ? t('sql.running') : t('sql.run')} <kbd>⌘↵</kbd>
              </button>
              {answer.data && (
                <span className="soft" role="status">
                  {t(answer.data.metadata.truncated ? 'sql.resultCut' : 'sql.result', {
                    count: answer.data.metadata.rowsReturned,
                    milliseconds: count(Math.round(answer.data.metadata.executionTimeMs))
                  })}
                </span>
              )}
              {rows && rows.length > 0 && <Copy label={t('sql.copy')} text={csvOf(rows)} />}
            </div>
            <StillWorking isBusy={answer.isFetching} />
          </form>
          {answer.error ? (
            <Failure error={answer.error} />
          ) : answer.isFetching && !rows ? (
            <Loading rows={6} />
          ) : rows === undefined ? (
            <Empty title={t('sql.none')}>{t('sql.noneWhy')}</Empty>
          ) : rows.length === 0 ? (
            <Empty title={t('sql.noRows')}>{t('sql.noRowsWhy')}</Empty>
          ) : (
            <>
              {drawn && (
                <Tabs
                  label={t('sql.view')}
                  tabs={[
                    { id: 'table', name: t('sql.table') },
                    { id: 'chart', name: t('sql.chart') }
                  ]}
                  chosen={view}
                  onChoose={(id) => setView(id as 'table')}
                />
              )}
              {drawn && view === 'chart' ? (
                <Suspense fallback={<Loading rows={4} />}>
                  <LineChart label={t('sql.chartLabel')} {...drawn} pointName={pointNameOf(drawn.times)} />
                </Suspense>
              ) : (
                <RowsTable rows={rows} label={t('sql.rows')} />
              )}
            </>
          )}
        </div>
        <Schema
          query={schema}
          onPick={(sql) => {
            setTyped(sql)
            void navigate({ search: (before) => ({ ...before, q: sql }) })
          }}
        />
      </div>
    </Page>
  )
}

function csvOf(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cell = (value: unknown) => {
    const text = value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
    // A table program would run what begins like a formula.
    const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return [columns.map(cell).join(','), ...rows.map((row) => columns.map((column) => cell(row[column])).join(','))].join('\r\n')
}
