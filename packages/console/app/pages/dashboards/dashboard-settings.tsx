import { RapportError } from '@rapport/client/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import type { Dashboard } from '../../api/dashboards'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { Dialog } from '../../ui/dialog'
import { useOutcome } from '../../ui/toasts'

/** The name of a dashboard, who sees it, and its end. */
export function DashboardSettings({ dashboard, onRemoved, onClose }: { dashboard: Dashboard; onRemoved(): void; onClose(): void }) {
  const { id, version, isMine } = dashboard
  const queries = useQueryClient()
  const { done } = useOutcome()
  const [name, setName] = useState(dashboard.name)
  const [shared, setShared] = useState(dashboard.shared)
  const refresh = () => queries.invalidateQueries({ queryKey: ['dashboards'] })
  const save = useMutation({
    mutationFn: () => client.dashboards.update(id, { version, name, shared }),
    onSuccess: async () => {
      await refresh()
      onClose()
    }
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
    }
  })
  const error = save.error ?? remove.error
  const isConflict = error instanceof RapportError && error.status === 409
  return (
    <Dialog kind="middle" title={t('dashboards.settings')} onClose={onClose}>
      <form
        className="form wide-form"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <Field label={t('lists.name')} id="dashboard-name">
          <input id="dashboard-name" required maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <div className="checks">
          <label>
            <input type="checkbox" checked={shared} disabled={!isMine} onChange={() => setShared(!shared)} />
            {t('dashboards.share')}
          </label>
        </div>
        {error && (
          <p className="fault" role="alert">
            {isConflict ? t('dashboards.conflict') : error.message}
          </p>
        )}
        <div className="dialog-actions">
          <button type="button" className="button" disabled={remove.isPending} onClick={() => remove.mutate()}>
            {t('dashboards.remove')}
          </button>
          <button type="submit" className="button primary" disabled={save.isPending}>
            {t('lists.save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
