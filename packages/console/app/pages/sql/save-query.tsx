import { RapportError } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { dashboardsQuery, type QueryTile, type SavedQuery } from '../../api/dashboards'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { Dialog } from '../../ui/dialog'
import { NamedForm } from '../../ui/named-form'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { declaredOf, type TypedParameter } from './parameters'

/** Saves SQL with a name, and then offers to show it on a dashboard. */
export function SaveQueryDialog({
  sql,
  parameters,
  show,
  saved,
  onSaved,
  onClose
}: {
  sql: string
  parameters: readonly TypedParameter[]
  show: QueryTile['show']
  /** What is changed; a new one without it. */
  saved: SavedQuery | undefined
  onSaved(query: SavedQuery): void
  onClose(): void
}) {
  const [kept, setKept] = useState<SavedQuery>()
  const mayReadDashboards = useMay('customer_intelligence:read')
  if (kept) return <ToDashboard query={kept} show={show} onClose={onClose} />
  const after = (query: SavedQuery) => {
    onSaved(query)
    if (mayReadDashboards) setKept(query)
    else onClose()
  }
  return <SaveForm sql={sql} parameters={parameters} saved={saved} onSaved={after} onClose={onClose} />
}

function SaveForm({
  sql,
  parameters,
  saved,
  onSaved,
  onClose
}: {
  sql: string
  parameters: readonly TypedParameter[]
  saved: SavedQuery | undefined
  onSaved(query: SavedQuery): void
  onClose(): void
}) {
  const queries = useQueryClient()
  const { done } = useOutcome()
  const [name, setName] = useState(saved?.name ?? '')
  const [description, setDescription] = useState(saved?.description ?? '')
  const [shared, setShared] = useState(saved?.shared ?? false)
  const save = useMutation({
    mutationFn: (asNew: boolean) => {
      const fields = { name, description: description === '' ? null : description, shared, sql, parameters: declaredOf(parameters) }
      return saved && !asNew ? client.queries.update(saved.id, { version: saved.version, ...fields }) : client.queries.create(fields)
    },
    onSuccess: async (query) => {
      await queries.invalidateQueries({ queryKey: ['queries'] })
      done(t('sql.saved', { name: query.name }))
      onSaved(query)
    }
  })
  const isConflict = save.error instanceof RapportError && save.error.status === 409 && saved !== undefined
  return (
    <Dialog kind="middle" title={t('sql.saveTitle')} description={t('sql.saveWhat')} onClose={onClose}>
      <NamedForm
        id="query-name"
        name={name}
        fault={isConflict ? t('sql.conflict') : save.error?.message}
        isBusy={save.isPending}
        actions={
          saved && (
            <button type="button" className="button" disabled={save.isPending || name === ''} onClick={() => save.mutate(true)}>
              {t('sql.saveAsNew')}
            </button>
          )
        }
        onName={setName}
        onSave={() => save.mutate(saved === undefined)}
      >
        <Field label={t('sql.description')} id="query-description">
          <input id="query-description" maxLength={2000} value={description} onChange={({ target }) => setDescription(target.value)} />
        </Field>
        <div className="checks">
          <label>
            <input type="checkbox" checked={shared} disabled={saved !== undefined && !saved.isMine} onChange={() => setShared(!shared)} />
            {t('sql.share')}
          </label>
        </div>
      </NamedForm>
    </Dialog>
  )
}

/** Puts a query on a dashboard: one that is there, or a new one. */
function ToDashboard({ query, show, onClose }: { query: SavedQuery; show: QueryTile['show']; onClose(): void }) {
  const queries = useQueryClient()
  const { done } = useOutcome()
  const all = useQuery(dashboardsQuery).data ?? []
  const add = useMutation({
    mutationFn: (id: string | undefined) => {
      const tile = { kind: 'query' as const, queryId: query.id, show, width: 'half' as const }
      return id === undefined
        ? client.dashboards.create({ name: query.name, shared: query.shared, tiles: [tile] })
        : client.dashboards.addTile(id, { tile })
    },
    onSuccess: async (dashboard) => {
      await queries.invalidateQueries({ queryKey: ['dashboards'] })
      done(t('sql.onDashboard', { name: dashboard.name }))
      onClose()
    }
  })
  return (
    <Dialog kind="middle" title={t('sql.toDashboard')} description={t('sql.toDashboardWhat')} onClose={onClose}>
      <ul className="sql-dashboards">
        {all.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="button" disabled={add.isPending} onClick={() => add.mutate(id)}>
              <Said>{name}</Said>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button primary" disabled={add.isPending} onClick={() => add.mutate(undefined)}>
            {t('sql.newDashboard')}
          </button>
        </li>
      </ul>
      {add.error && (
        <p className="fault" role="alert">
          {add.error.message}
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('sql.notNow')}
        </button>
      </div>
    </Dialog>
  )
}
