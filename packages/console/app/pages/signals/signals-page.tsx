import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMay } from '../../api/session'
import { automationsQuery } from '../../api/watching'
import { Page } from '../../ui/page'
import { Tabs } from '../../ui/tabs'
import { AutomationPanel } from '../automations/automation-panel'
import { Automations } from '../automations/automations'
import { SignalPanel } from './signal-panel'
import { Signals } from './signals'

/** What is watched for, and who is told of it. */
export function SignalsPage() {
  const { tab = 'signals', signal, automation } = useSearch({ from: '/signals' })
  const navigate = useNavigate({ from: '/signals' })
  const mayChange = useMay('workspace_settings:manage')
  const automations = useQuery(automationsQuery).data
  const isSignals = tab === 'signals'
  const open = (what: { signal?: string; automation?: string }) =>
    void navigate({ search: ({ tab: kept }) => ({ ...(kept && { tab: kept }), ...what }), resetScroll: false })
  return (
    <Page
      title="Signals and automations"
      actions={
        mayChange && (
          <button
            type="button"
            className="button primary small"
            onClick={() => open(isSignals ? { signal: 'new' } : { automation: 'new' })}
          >
            {isSignals ? 'New signal' : 'New automation'}
          </button>
        )
      }
    >
      <Tabs
        label="Views"
        tabs={[
          { id: 'signals', name: 'Signals' },
          { id: 'automations', name: 'Automations', count: automations?.length }
        ]}
        chosen={tab}
        onChoose={(id) => void navigate({ search: id === 'automations' ? { tab: 'automations' } : {}, replace: true })}
      />
      <div className="tab-panel" role="tabpanel" aria-label={isSignals ? 'Signals' : 'Automations'}>
        {isSignals ? <Signals onOpen={(id) => open({ signal: id })} /> : <Automations onOpen={(id) => open({ automation: id })} />}
      </div>
      {signal && <SignalPanel key={signal} id={signal} onClose={() => open({})} />}
      {automation && <AutomationPanel key={automation} id={automation} onClose={() => open({})} />}
    </Page>
  )
}
