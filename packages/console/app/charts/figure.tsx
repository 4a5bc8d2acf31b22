import { RapportError } from '@rapport/client/session'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { sqlQuery } from '../api/queries'
import { useMay } from '../api/session'
import { t } from '../texts/catalogue'
import { codeWord } from '../ui/format'
import { Empty, Failure, Loading } from '../ui/states'
import { type Row, RowsTable } from './rows-table'
import './charts.css'

const none: readonly Row[] = []

/** The part with the canvas comes after the page is there. */
export const LineChart = lazy(() => import('./line-chart'))

/** A picture of what a query answers, with the table behind it and the SQL that asked. */
export function Figure({
  title,
  sql,
  aside,
  children,
  more = none,
  isEmpty = (rows) => rows.length === 0,
  whenEmpty,
  whenFew,
  note
}: {
  title: string
  sql: string
  aside?: (rows: Row[]) => ReactNode
  children: (rows: Row[]) => ReactNode
  /** Rows from elsewhere, which belong to the same picture. */
  more?: readonly Row[]
  isEmpty?: (rows: Row[]) => boolean
  whenEmpty: ReactNode
  /** What is shown in place of a picture of rows that are there, and too few to draw. */
  whenFew?: (rows: Row[]) => ReactNode
  /** What has to be known of the picture, below it. */
  note?: (rows: Row[]) => ReactNode
}) {
  const may = useMay('analytics:read')
  const query = useQuery({ ...sqlQuery(sql), enabled: may, staleTime: 120_000 })
  const [view, setView] = useState<'chart' | 'table' | 'sql'>('chart')
  const found = query.data?.data
  const rows = useMemo(() => found && [...found, ...more], [found, more])
  const turn = (to: 'table' | 'sql') => setView(view === to ? 'chart' : to)
  return (
    <figure className="figure">
      <figcaption>
        <h3>{title}</h3>
        {rows && rows.length > 0 && <span className="figure-value">{aside?.(rows)}</span>}
        <span className="figure-views">
          <button type="button" className="link-button" aria-pressed={view === 'table'} onClick={() => turn('table')} disabled={!rows}>
            {t('charts.table')}
          </button>
          <button type="button" className="link-button" aria-pressed={view === 'sql'} onClick={() => turn('sql')}>
            {t('charts.sql')}
          </button>
        </span>
      </figcaption>
      {view === 'sql' ? (
        <Asked sql={sql} />
      ) : !may ? (
        <Empty title={t('charts.notAllowed')}>{t('charts.notAllowedWhy', { permission: codeWord('grant', 'analytics:read') })}</Empty>
      ) : query.error ? (
        <NoSql error={query.error} retry={() => void query.refetch()} />
      ) : !rows ? (
        <Loading rows={4} label={t('charts.loading', { title })} />
      ) : isEmpty(rows) && rows.length > 0 && whenFew && view === 'chart' ? (
        whenFew(rows)
      ) : isEmpty(rows) ? (
        <Empty title={t('charts.none')}>{whenEmpty}</Empty>
      ) : view === 'table' ? (
        <RowsTable rows={rows} label={title} nameOf={columnName} />
      ) : (
        <Suspense fallback={<Loading rows={4} label={t('charts.loading', { title })} />}>
          <Drawn rows={rows}>{children}</Drawn>
        </Suspense>
      )}
      {view === 'chart' && rows && rows.length > 0 && note?.(rows)}
    </figure>
  )
}

const columnName = (column: string) => codeWord('column', column)

/** Rows stay the same object until they are read again, and so does what is drawn of them. */
function Drawn({ rows, children }: { rows: Row[]; children: (rows: Row[]) => ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: how rows are drawn is part of the page, and never changes
  return useMemo(() => children(rows), [rows])
}

function Asked({ sql }: { sql: string }) {
  return (
    <div className="asked">
      <pre>{sql}</pre>
      <Link to="/sql" search={{ q: sql }}>
        {t('charts.openSql')}
      </Link>
    </div>
  )
}

function NoSql({ error, retry }: { error: unknown; retry(): void }) {
  const hasNone = error instanceof RapportError && error.status === 503 && /sql/i.test(error.message)
  if (!hasNone) return <Failure error={error} retry={retry} />
  return <Empty title={t('charts.noSql')}>{t('charts.noSqlWhy')}</Empty>
}
