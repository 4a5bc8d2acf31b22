import { useNavigate, useSearch } from '@tanstack/react-router'
import { Page } from '../../ui/page'
import { Tabs } from '../../ui/tabs'
import { ApiKeys } from './api-keys'
import { Members } from './members'
import { Privacy } from './privacy'
import { ReadingNames } from './reading'
import { Tracking } from './tracking'
import { Workspace } from './workspace'

const tabs = [
  { id: 'workspace', name: 'Workspace' },
  { id: 'reading', name: 'Names' },
  { id: 'keys', name: 'API keys' },
  { id: 'tracking', name: 'Website tracking' },
  { id: 'members', name: 'Members' },
  { id: 'privacy', name: 'Privacy' }
] as const

/** What belongs to the workspace as a whole. */
export function SettingsPage() {
  const { tab } = useSearch({ from: '/settings' })
  const navigate = useNavigate({ from: '/settings' })
  const chosen = tabs.find(({ id }) => id === tab)?.id ?? 'workspace'
  return (
    <Page title="Settings">
      <Tabs label="Settings" tabs={tabs} chosen={chosen} onChoose={(id) => void navigate({ search: { tab: id }, replace: true })} />
      <div className="tab-panel" role="tabpanel" aria-label={tabs.find(({ id }) => id === chosen)?.name}>
        {chosen === 'workspace' && <Workspace />}
        {chosen === 'reading' && <ReadingNames />}
        {chosen === 'keys' && <ApiKeys />}
        {chosen === 'tracking' && <Tracking />}
        {chosen === 'members' && <Members />}
        {chosen === 'privacy' && <Privacy />}
      </div>
    </Page>
  )
}
