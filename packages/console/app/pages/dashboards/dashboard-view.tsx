import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '../../api/client'
import { type Dashboard, dashboardQuery, type QueryTile, savedQueriesQuery, type Tile } from '../../api/dashboards'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Choice } from '../../ui/controls'
import { Page } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { DashboardSettings } from './dashboard-settings'
import { TileFrame, tileName } from './tile'
import { useTiles } from './use-tiles'

const charts = ['events', 'active_customers', 'mrr', 'arr_by_industry', 'feature_adoption'] as const

/** One dashboard: its tiles, and what changes them. */
export function DashboardView({ id }: { id: string }) {
  const query = useQuery(dashboardQuery(id))
  return (
    <Reading query={query} rows={8}>
      {(dashboard) => <Opened dashboard={dashboard} />}
    </Reading>
  )
}

function Opened({ dashboard }: { dashboard: Dashboard }) {
  const { id, name, tiles } = dashboard
  const [isEditing, setEditing] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const mayRunSql = useMay('analytics:read')
  const saved = useQuery({ ...savedQueriesQuery, enabled: mayRunSql }).data ?? []
  const change = useTiles(dashboard)
  const { done, failed } = useOutcome()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const add = useMutation({
    mutationFn: (tile: Parameters<typeof client.dashboards.addTile>[1]['tile']) => client.dashboards.addTile(id, { tile }),
    onSuccess: (next) => {
      queries.setQueryData(dashboardQuery(id).queryKey, next)
      done(t('dashboards.added'))
    },
    onError: failed
  })
  const choose = (value: string) => {
    const [kind, what = ''] = value.split(' ')
    const chart = charts.find((each) => each === what)
    if (kind === 'chart' && chart) add.mutate({ kind: 'chart', chart, width: chart === 'feature_adoption' ? 'full' : 'half' })
    else if (kind === 'query') add.mutate({ kind: 'query', queryId: what, show: 'table', width: 'half' })
  }
  const move = (tile: Tile, step: number) => {
    const at = tiles.findIndex((each) => each.id === tile.id)
    const next = tiles.filter((each) => each.id !== tile.id)
    next.splice(at + step, 0, tile)
    change(next, { focus: `${tile.id} ${step < 0 ? 'up' : 'down'}` })
  }
  const remove = (tile: Tile) => {
    const at = tiles.findIndex((each) => each.id === tile.id)
    const rest = tiles.filter((each) => each.id !== tile.id)
    change(rest, {
      said: t('dashboards.removedTile', { name: tileName(tile, saved) }),
      undo: (now) => [...now.slice(0, at), tile, ...now.slice(at)]
    })
  }
  const replace = (tile: Tile) => change(tiles.map((each) => (each.id === tile.id ? tile : each)))
  const options = [
    ['', t('dashboards.addTile')] as const,
    ...charts.map((chart) => [`chart ${chart}`, t(`dashboards.charts.${chart}`)] as const),
    ...saved.map((each) => [`query ${each.id}`, each.name] as const)
  ]
  return (
    <Page
      title={name}
      heading={
        <h1>
          <Said>{name}</Said>
        </h1>
      }
      isWide
      actions={
        <>
          <Choice label={t('dashboards.addTile')} value="" options={options} onChange={choose} />
          <button type="button" className="button" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
            {t('dashboards.arrange')}
          </button>
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {t('dashboards.settings')}
          </button>
        </>
      }
    >
      {tiles.length === 0 && <Empty title={t('dashboards.empty')}>{t('dashboards.emptyHelp')}</Empty>}
      <div className="tiles">
        {tiles.map((tile, index) => (
          <TileFrame key={tile.id} tile={tile} saved={saved}>
            {isEditing && (
              <div className="tile-tools">
                <button type="button" id={`${tile.id} up`} className="button" disabled={index === 0} onClick={() => move(tile, -1)}>
                  {t('dashboards.up')}
                </button>
                <button
                  type="button"
                  id={`${tile.id} down`}
                  className="button"
                  disabled={index === tiles.length - 1}
                  onClick={() => move(tile, 1)}
                >
                  {t('dashboards.down')}
                </button>
                <Choice
                  label={t('dashboards.width')}
                  value={tile.width}
                  options={[
                    ['half', t('dashboards.half')],
                    ['full', t('dashboards.full')]
                  ]}
                  onChange={(width) => replace({ ...tile, width: width === 'full' ? 'full' : 'half' })}
                />
                {tile.kind === 'query' && (
                  <Choice
                    label={t('dashboards.show')}
                    value={tile.show}
                    options={showOptions()}
                    onChange={(show) => replace(shownAs(tile, show))}
                  />
                )}
                <button type="button" className="button" onClick={() => remove(tile)}>
                  {t('dashboards.removeTile')}
                </button>
              </div>
            )}
          </TileFrame>
        ))}
      </div>
      {isOpen && (
        <DashboardSettings
          dashboard={dashboard}
          onRemoved={() => void navigate({ to: '/dashboards', search: {} })}
          onClose={() => setOpen(false)}
        />
      )}
    </Page>
  )
}

const shows = ['number', 'table', 'bar', 'line'] as const
const showOptions = () => shows.map((show) => [show, t(`dashboards.shows.${show}`)] as const)
const shownAs = (tile: QueryTile, show: string): QueryTile => ({ ...tile, show: shows.find((each) => each === show) ?? 'table' })
