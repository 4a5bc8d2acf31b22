import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '../../api/client'
import { dashboardsQuery } from '../../api/dashboards'
import { t } from '../../texts/catalogue'
import { Dialog } from '../../ui/dialog'
import { NamedForm } from '../../ui/named-form'
import { Page } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said } from '../../ui/text'
import { DashboardView } from './dashboard-view'
import './dashboards.css'

/** All dashboards, or the one that the address names. */
export function DashboardsPage() {
  const { dashboard } = useSearch({ from: '/dashboards' })
  return dashboard === undefined ? <AllDashboards /> : <DashboardView key={dashboard} id={dashboard} />
}

function AllDashboards() {
  const query = useQuery(dashboardsQuery)
  const [isNew, setNew] = useState(false)
  const add = (
    <button type="button" className="button primary" onClick={() => setNew(true)}>
      {t('dashboards.new')}
    </button>
  )
  return (
    <Page title={t('dashboards.title')} actions={add}>
      <p className="soft">{t('dashboards.what')}</p>
      <Reading query={query} rows={4}>
        {(all) =>
          all.length === 0 ? (
            <Empty title={t('dashboards.none')}>{t('dashboards.noneHelp')}</Empty>
          ) : (
            <ul className="list">
              {all.map(({ id, name, tiles, shared }) => (
                <li className="list-row" key={id}>
                  <span className="list-main">
                    <Link to="/dashboards" search={{ dashboard: id }} className="row-link" data-row>
                      <Said>{name}</Said>
                    </Link>
                    <span className="soft list-under">{t('dashboards.tiles', { count: tiles.length })}</span>
                  </span>
                  {shared && <Badge of="info" label={t('dashboards.isShared')} />}
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
      {isNew && <NewDashboard onClose={() => setNew(false)} />}
    </Page>
  )
}

function NewDashboard({ onClose }: { onClose(): void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const save = useMutation({
    mutationFn: () => client.dashboards.create({ name, shared }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['dashboards'] })
      onClose()
      void navigate({ to: '/dashboards', search: { dashboard: id } })
    }
  })
  return (
    <Dialog kind="middle" title={t('dashboards.new')} onClose={onClose}>
      <NamedForm
        id="dashboard-name"
        name={name}
        fault={save.error?.message}
        isBusy={save.isPending}
        onName={setName}
        onSave={() => save.mutate()}
      >
        <div className="checks">
          <label>
            <input type="checkbox" checked={shared} onChange={() => setShared(!shared)} />
            {t('dashboards.share')}
          </label>
        </div>
      </NamedForm>
    </Dialog>
  )
}
