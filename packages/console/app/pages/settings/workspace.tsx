import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { useMay, useSession } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Copy, Field } from '../../ui/controls'
import { codeWord } from '../../ui/format'
import { Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { zoneName } from '../schedule'

const settingsQuery = {
  queryKey: ['settings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.tools.getWorkspaceSettings({}, { signal })
}

/** The workspace's name and zone. */
export function Workspace() {
  const session = useSession()
  const query = useQuery(settingsQuery)
  if (!session) return null
  const { organization, grants } = session
  return (
    <>
      <dl className="facts-list wide-list">
        <dt>{t('settings.workspace.name')}</dt>
        <dd>
          <Said>{organization.name}</Said>
        </dd>
        <dt>{t('settings.workspace.id')}</dt>
        <dd>
          <code>{organization.id}</code> <Copy text={organization.id} label={t('settings.workspace.copy')} />
        </dd>
        <dt>{t('settings.workspace.permissions')}</dt>
        <dd className="grants">
          {grants.map((grant) => (
            <span key={grant} title={grant}>
              {codeWord('grant', grant)}
            </span>
          ))}
        </dd>
      </dl>
      <Reading query={query} rows={2}>
        {({ settings }) => <Zone key={settings.defaultTimezone} zone={settings.defaultTimezone} />}
      </Reading>
    </>
  )
}

/** Days, schedules and snapshots follow this zone. */
function Zone({ zone }: { zone: string }) {
  const [chosen, setChosen] = useState(zone)
  const mayChange = useMay('workspace_settings:manage')
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const change = async (defaultTimezone: string) => {
    await client.tools.updateWorkspaceSettings({ defaultTimezone })
    await queries.invalidateQueries({ queryKey: ['settings'] })
  }
  const save = useMutation({
    mutationFn: () => change(chosen),
    onSuccess: () => done(t('settings.workspace.zoneSaved', { zone: zoneName(chosen) }), () => change(zone)),
    onError: failed
  })
  const zones = [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Field id="zone" label={t('settings.workspace.zone')} help={t('settings.workspace.zoneHelp')}>
        <select
          id="zone"
          value={chosen}
          disabled={!mayChange}
          aria-describedby="zone-help"
          onChange={(event) => setChosen(event.target.value)}
        >
          {zones.map((each) => (
            <option key={each} value={each}>
              {zoneName(each)}
            </option>
          ))}
        </select>
      </Field>
      {mayChange && (
        <button type="submit" className="button primary" disabled={save.isPending || chosen === zone}>
          {save.isPending ? t('ui.saving') : t('ui.save')}
        </button>
      )}
    </form>
  )
}
