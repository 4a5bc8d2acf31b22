import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { savedQueriesQuery, savedQueryQuery, trialQuery } from '../../api/dashboards'
import { schemaQuery } from '../../api/queries'
import { LineChart } from '../../charts/figure'
import { type Row, RowsTable } from '../../charts/rows-table'
import { pointNameOf } from '../../charts/time-series'
import { t } from '../../texts/catalogue'
import { Choice, Copy } from '../../ui/controls'
import { count } from '../../ui/format'
import { Page } from '../../ui/page'
import { Empty, Failure, Loading, StillWorking } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { chartOf } from './chart-of'
import { ParameterFields } from './parameter-fields'
import { declaredOf, parameterOf, parametersIn, type TypedParameter, valuesOf } from './parameters'
import { SaveQueryDialog } from './save-query'
import { SavedPanel } from './saved-panel'
import { Schema } from './schema'
import './sql.css'

const beginning = `select name, billing_status, mrr_cents, currency, last_activity_at
from customers
order by mrr_cents desc nulls last
limit 20`

/** Questions in SQL: four views, read-only. The address holds the query, or names a saved one, so that it can be passed on. */
export function SqlPage() {
  const { q, saved: savedId } = useSearch({ from: '/sql' })
  const navigate = useNavigate({ from: '/sql' })
  const kept = useQuery({
    ...savedQueryQuery(savedId ?? ''),
    enabled: savedId !== undefined,
    retry: false,
    // A version that somebody else saves meanwhile would take the place of what is being typed. Saving tells of it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false
  })
  const saved = savedId === undefined ? undefined : kept.data
  const [typed, setTyped] = useState(q ?? beginning)
  const [parameters, setParameters] = useState<TypedParameter[]>(() => parametersIn(typed, []))
  const [asked, setAsked] = useState(() => (q === undefined || savedId !== undefined ? undefined : trialOf(q, parameters)))
  const [askedBefore, setAskedBefore] = useState(q)
  const [shownVersion, setShownVersion] = useState<string>()
  const [view, setView] = useState<'table' | 'chart'>('table')
  const [open, setOpen] = useState<'save' | 'history'>()
  if (q !== askedBefore) {
    setAskedBefore(q)
    if (q && q !== asked?.sql) {
      setTyped(q)
      setParameters(parametersIn(q, parameters))
      setAsked(trialOf(q, parametersIn(q, parameters)))
    }
  }
  if (savedId === undefined && shownVersion !== undefined) setShownVersion(undefined)
  if (saved && shownVersion !== `${saved.id} ${saved.version}`) {
    const its = saved.parameters.map(parameterOf)
    // What somebody has changed of it and run stands in the address, and is not written over.
    const sql = shownVersion === undefined ? (q ?? saved.sql) : saved.sql
    const own = parametersIn(sql, its)
    setShownVersion(`${saved.id} ${saved.version}`)
    setTyped(sql)
    setParameters(own)
    setAsked(trialOf(sql, own))
  }
  const answer = useQuery({
    ...trialQuery(asked?.sql ?? '', asked?.declared ?? [], asked?.values ?? {}),
    enabled: asked !== undefined,
    retry: false
  })
  const schema = useQuery(schemaQuery)
  const write = (sql: string) => {
    setTyped(sql)
    setParameters(parametersIn(sql, parameters))
  }
  const run = () => {
    const sql = typed.trim()
    const next = sql === '' ? undefined : trialOf(sql, parameters)
    if (JSON.stringify(next) === JSON.stringify(asked)) void answer.refetch()
    setAsked(next)
    if (q !== sql) void navigate({ search: (before) => ({ ...before, q: sql || undefined }) as typeof before })
  }
  const rows = answer.data?.rows
  const drawn = useMemo(() => (rows ? chartOf(rows) : undefined), [rows])
  return (
    <Page title={saved?.name ?? t('sql.title')} isWide actions={<SavedQueries chosen={savedId} />}>
      {kept.error && <Failure error={kept.error} />}
      {saved?.problem && (
        <p className="fault" role="alert">
          {t('sql.problem', { reason: saved.problem })}
        </p>
      )}
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
              onChange={(event) => write(event.target.value)}
              onKeyDown={(event) => {
                if (!(event.metaKey || event.ctrlKey) || event.key !== 'Enter') return
                event.preventDefault()
                run()
              }}
            />
            <ParameterFields parameters={parameters} onChange={setParameters} />
            <div className="sql-actions">
              <button type="submit" className="button primary" disabled={answer.isFetching}>
                {answer.isFetching ? t('sql.running') : t('sql.run')} <kbd>⌘↵</kbd>
              </button>
              <button type="button" className="button" onClick={() => setOpen('save')}>
                {t('sql.save')}
              </button>
              {saved && (
                <button type="button" className="button" onClick={() => setOpen('history')}>
                  {t('sql.history')}
                </button>
              )}
              {answer.data && (
                <span className="soft" role="status">
                  {t(answer.data.truncated ? 'sql.resultCut' : 'sql.result', {
                    count: answer.data.rows.length,
                    milliseconds: count(Math.round(answer.data.milliseconds))
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
            write(sql)
            void navigate({ search: (before) => ({ ...before, q: sql }) })
          }}
        />
      </div>
      {open === 'save' && (
        <SaveQueryDialog
          sql={typed.trim()}
          parameters={parameters}
          show={drawn && view === 'chart' ? 'line' : 'table'}
          saved={saved}
          onSaved={({ id }) => void navigate({ search: { saved: id } })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'history' && saved && (
        <SavedPanel
          query={saved}
          onRestored={() => setOpen(undefined)}
          onRemoved={() => {
            setOpen(undefined)
            void navigate({ search: {} })
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}

/** Opens a query that is saved. */
function SavedQueries({ chosen = '' }: { chosen: string | undefined }) {
  const navigate = useNavigate({ from: '/sql' })
  const all = useQuery(savedQueriesQuery).data ?? []
  if (all.length === 0) return null
  const options = [['', t('sql.savedQueries')] as const, ...all.map(({ id, name }) => [id, name] as const)]
  return (
    <Choice
      label={t('sql.savedQueries')}
      value={chosen}
      options={options}
      onChange={(saved) => void navigate({ search: saved ? { saved } : {} })}
    />
  )
}

const trialOf = (sql: string, parameters: readonly TypedParameter[]) => ({
  sql,
  declared: declaredOf(parameters),
  values: valuesOf(parameters)
})

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
