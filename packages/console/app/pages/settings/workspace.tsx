import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { useMay, useSession } from '../../api/session'
import { Copy, Field } from '../../ui/controls'
import { Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

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
        <dt>Name</dt>
        <dd>
          <Said>{organization.name}</Said>
        </dd>
        <dt>Id</dt>
        <dd>
          <code>{organization.id}</code> <Copy text={organization.id} label="Copy" />
        </dd>
        <dt>You may</dt>
        <dd className="grants">
          {grants.map((grant) => (
            <code key={grant}>{grant}</code>
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
  const save = useMutation({
    mutationFn: () => client.tools.updateWorkspaceSettings({ defaultTimezone: chosen }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['settings'] })
      done('Saved.')
    },
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
      <Field id="zone" label="Time zone" help="Schedules of automations and the days of snapshots follow it.">
        <select
          id="zone"
          value={chosen}
          disabled={!mayChange}
          aria-describedby="zone-help"
          onChange={(event) => setChosen(event.target.value)}
        >
          {zones.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </Field>
      {mayChange && (
        <button type="submit" className="button primary" disabled={save.isPending || chosen === zone}>
          {save.isPending ? 'Saving…' : 'Save'}
        </button>
      )}
    </form>
  )
}
