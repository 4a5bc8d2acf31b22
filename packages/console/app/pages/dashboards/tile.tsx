import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo } from 'react'
import { answerQuery, type ChartTile, type QueryTile, runQuery, type SavedQuery, type Tile } from '../../api/dashboards'
import { useMay } from '../../api/session'
import { Bars } from '../../charts/bars'
import { LineChart } from '../../charts/figure'
import { type Row, RowsTable } from '../../charts/rows-table'
import { pointNameOf } from '../../charts/time-series'
import { t } from '../../texts/catalogue'
import { clock, codeWord, count } from '../../ui/format'
import { Empty, Failure, Loading } from '../../ui/states'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { Adoption } from '../adoption/adoption'
import { ActiveCustomers, Activity, Mrr, Segments } from '../home/trends'
import { chartOf } from '../sql/chart-of'

/** What stands above a tile. */
export function tileName(tile: Tile, saved: readonly SavedQuery[]): string {
  if (tile.title !== undefined) return tile.title
  if (tile.kind === 'chart') return t(`dashboards.charts.${tile.chart}`)
  return saved.find(({ id }) => id === tile.queryId)?.name ?? t('dashboards.aQuery')
}

/** A tile with what changes it. What fails in it shows there, and the page goes on. */
export function TileFrame({ tile, saved, children }: { tile: Tile; saved: readonly SavedQuery[]; children: ReactNode }) {
  const name = tileName(tile, saved)
  return (
    <section className={`tile ${tile.width}`} aria-label={name}>
      {tile.kind === 'query' ? <OfQuery tile={tile} name={name} /> : <OfChart tile={tile} name={name} />}
      {children}
    </section>
  )
}

function OfChart({ tile, name }: { tile: ChartTile; name: string }) {
  switch (tile.chart) {
    case 'events':
      return <Activity />
    case 'active_customers':
      return <ActiveCustomers />
    case 'mrr':
      return <Mrr />
    case 'arr_by_industry':
      return <Segments />
    case 'feature_adoption':
      return (
        <>
          <h2>
            <Said>{name}</Said>
          </h2>
          <Adoption weeks={tile.weeks ?? 12} {...(tile.segmentId && { segmentId: tile.segmentId })} />
        </>
      )
  }
}

function OfQuery({ tile, name }: { tile: QueryTile; name: string }) {
  const may = useMay('analytics:read')
  const asked = answerQuery(tile.queryId, tile.parameters)
  const query = useQuery({ ...asked, enabled: may, retry: false })
  const queries = useQueryClient()
  const { failed } = useOutcome()
  const refresh = useMutation({
    mutationFn: () => runQuery(tile.queryId, tile.parameters ?? {}, true),
    onSuccess: (answer) => queries.setQueryData(asked.queryKey, answer),
    onError: failed
  })
  return (
    <>
      <div className="tile-head">
        <h2>
          <Said>{name}</Said>
        </h2>
        {query.data && <AsOf at={query.data.asOf} name={name} isBusy={refresh.isPending} onRefresh={() => refresh.mutate()} />}
      </div>
      {!may ? (
        <Empty title={t('charts.notAllowed')}>{t('charts.notAllowedWhy', { permission: codeWord('grant', 'analytics:read') })}</Empty>
      ) : query.data ? (
        <>
          <Shown rows={query.data.rows} show={tile.show} name={name} />
          {query.data.truncated && <p className="soft">{t('dashboards.cut')}</p>}
        </>
      ) : query.error ? (
        <Failure error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Loading rows={4} label={t('charts.loading', { title: name })} />
      )}
    </>
  )
}

/** When an answer was made, and what makes a new one. */
function AsOf({ at, name, isBusy, onRefresh }: { at: string; name: string; isBusy: boolean; onRefresh(): void }) {
  return (
    <span className="soft tile-time">
      {t('dashboards.asOf', { time: clock(new Date(at)) })}{' '}
      <button
        type="button"
        className="link-button"
        aria-label={t('dashboards.refreshTile', { name })}
        disabled={isBusy}
        onClick={onRefresh}
      >
        {isBusy ? t('ui.working') : t('dashboards.refresh')}
      </button>
    </span>
  )
}

const maxBars = 20

function Shown({ rows, show, name }: { rows: Row[]; show: QueryTile['show']; name: string }) {
  const drawn = useMemo(() => (show === 'line' ? chartOf(rows) : undefined), [rows, show])
  const columns = Object.keys(rows[0] ?? {})
  const value = columns.find((column) => rows.some((row) => typeof row[column] === 'number'))
  if (rows.length === 0) return <Empty title={t('sql.noRows')}>{t('sql.noRowsWhy')}</Empty>
  if (show === 'number' && value !== undefined) return <p className="tile-number">{count(Number(rows[0]?.[value] ?? 0))}</p>
  if (show === 'bar' && value !== undefined) {
    const label = columns.find((column) => column !== value) ?? value
    const parts = rows.slice(0, maxBars).map((row) => ({ name: String(row[label] ?? t('charts.noValue')), value: Number(row[value] ?? 0) }))
    return <Bars parts={parts} format={count} />
  }
  if (drawn) {
    return (
      <Suspense fallback={<Loading rows={4} />}>
        <LineChart label={name} {...drawn} pointName={pointNameOf(drawn.times)} />
      </Suspense>
    )
  }
  return (
    <>
      {show !== 'table' && <p className="soft">{t('dashboards.notShowable')}</p>}
      <RowsTable rows={rows} label={name} />
    </>
  )
}
