import { RapportError } from '@rapport/client/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { client } from '../../api/client'
import { type Dashboard, dashboardQuery, type Tile } from '../../api/dashboards'
import { t } from '../../texts/catalogue'
import { useOutcome } from '../../ui/toasts'

interface Told {
  /** What has the focus afterwards: what moves on the page loses it. */
  focus?: string
  said?: string
  /** The tiles with this change taken back, out of those that there are then. */
  undo?(now: readonly Tile[]): Tile[]
}

/** Changes the tiles of a dashboard, and reads it anew where somebody else was faster. */
export function useTiles(dashboard: Dashboard) {
  const { id, version } = dashboard
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const focus = useRef<string | undefined>(undefined)
  const { queryKey } = dashboardQuery(id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new order of the tiles
  useEffect(() => {
    if (focus.current === undefined) return
    const wanted = document.getElementById(focus.current)
    focus.current = undefined
    // At the end of the page the button is off; what is beside it goes on.
    const next =
      wanted instanceof HTMLButtonElement && wanted.disabled ? wanted.parentElement?.querySelector('button:not(:disabled)') : wanted
    if (next instanceof HTMLElement) next.focus()
  }, [version])
  const save = useMutation({
    mutationFn: ({ tiles }: { tiles: Tile[]; told: Told }) => client.dashboards.update(id, { version, tiles }),
    onSuccess: (next, { told }) => {
      focus.current = told.focus
      queries.setQueryData(queryKey, next)
      const { said, undo } = told
      if (said === undefined || undo === undefined) return
      done(said, async () => {
        const now = await client.dashboards.get(id)
        queries.setQueryData(queryKey, await client.dashboards.update(id, { version: now.version, tiles: undo(now.tiles) }))
      })
    },
    onError: async (error) => {
      const isConflict = error instanceof RapportError && error.status === 409
      await queries.invalidateQueries({ queryKey })
      if (isConflict) done(t('dashboards.conflict'))
      else failed(error)
    }
  })
  // One change at a time: the next one needs the version that this one makes. Buttons stay on, so that the focus stays on them.
  return (tiles: Tile[], told: Told = {}) => {
    if (!save.isPending) save.mutate({ tiles, told })
  }
}
