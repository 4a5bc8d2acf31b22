import { RapportError } from '@rapport/client/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import type { Dashboard } from '../../api/dashboards'
import { t } from '../../texts/catalogue'
import { Dialog } from '../../ui/dialog'
import { NamedForm } from '../../ui/named-form'
import { useOutcome } from '../../ui/toasts'

/** The name of a dashboard, who sees it, and its end. */
export function DashboardSettings({ dashboard, onRemoved, onClose }: { dashboard: Dashboard; onRemoved(): void; onClose(): void }) {
  const { id, version, isMine } = dashboard
  const queries = useQueryClient()
  const { done } = useOutcome()
  const [name, setName] = useState(dashboard.name)
  const [shared, setShared] = useState(dashboard.shared)
  const refresh = () => queries.invalidateQueries({ queryKey: ['dashboards'] })
  // Whoever was faster has made a new version. It is read, so that a second try can succeed.
  const onError = (error: Error) => (isConflictError(error) ? refresh() : undefined)
  const save = useMutation({
    mutationFn: () => client.dashboards.update(id, { version, name, shared }),
    onSuccess: async () => {
      await refresh()
      onClose()
    },
    onError
  })
  const remove = useMutation({
    mutationFn: () => client.dashboards.remove(id, version),
    onSuccess: async (gone) => {
      onRemoved()
      queries.removeQueries({ queryKey: ['dashboards', id] })
      await refresh()
      done(t('dashboards.removed', { name: gone.name }), async () => {
        await client.dashboards.create({ name: gone.name, shared: gone.shared, tiles: gone.tiles })
        await refresh()
      })
    },
    onError
  })
  const error = save.error ?? remove.error
  const isConflict = isConflictError(error)
  return (
    <Dialog kind="middle" title={t('dashboards.settings')} onClose={onClose}>
      <NamedForm
        id="dashboard-name"
        name={name}
        fault={isConflict ? t('dashboards.settingsConflict') : error?.message}
        isBusy={save.isPending}
        actions={
          <button type="button" className="button" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {t('dashboards.remove')}
          </button>
        }
        onName={setName}
        onSave={() => save.mutate()}
      >
        <div className="checks">
          <label>
            <input type="checkbox" checked={shared} disabled={!isMine} onChange={() => setShared(!shared)} />
            {t('dashboards.share')}
          </label>
        </div>
      </NamedForm>
    </Dialog>
  )
}

const isConflictError = (error: Error | null) => error instanceof RapportError && error.status === 409
