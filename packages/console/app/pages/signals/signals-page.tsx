import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { agentsQuery } from '../../api/agents'
import { useMay } from '../../api/session'
import { automationsQuery } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { Page } from '../../ui/page'
import { Tabs } from '../../ui/tabs'
import type { signalTabs } from '../addresses'
import { AgentPanel } from '../agents/agent-panel'
import { Agents } from '../agents/agents'
import { AutomationPanel } from '../automations/automation-panel'
import { Automations } from '../automations/automations'
import { ChannelPanel } from '../channels/channel-panel'
import { Channels } from '../channels/channels'
import { SignalPanel } from './signal-panel'
import { Signals } from './signals'

type Tab = (typeof signalTabs)[number]
/** What of the address says which one is open. */
type Opened = { signal?: string; automation?: string; agent?: string; to?: string }

/** What is watched for, who is told of it, what looks by itself, and where messages go. */
export function SignalsPage() {
  const { tab = 'signals', signal, automation, agent, to } = useSearch({ from: '/signals' })
  const navigate = useNavigate({ from: '/signals' })
  const mayChange = useMay('workspace_settings:manage')
  const mayChannels = useMay('destinations:manage')
  const automations = useQuery(automationsQuery).data
  const agents = useQuery(agentsQuery).data
  const open = (what: Opened) => void navigate({ search: ({ tab: kept }) => ({ ...(kept && { tab: kept }), ...what }), resetScroll: false })
  const close = () => open({})
  const views: Record<Tab, { name: string; one: string; count?: number | undefined; may: boolean; make: Opened; list: ReactNode }> = {
    signals: {
      name: t('signalsPage.signals'),
      one: t('signals.new'),
      may: mayChange,
      make: { signal: 'new' },
      list: <Signals onOpen={(id) => open({ signal: id })} />
    },
    automations: {
      name: t('signalsPage.automations'),
      one: t('automations.new'),
      count: automations?.length,
      may: mayChange,
      make: { automation: 'new' },
      list: <Automations onOpen={(id) => open({ automation: id })} />
    },
    agents: {
      name: t('signalsPage.agents'),
      one: t('agents.new'),
      count: agents?.length,
      may: mayChange,
      make: { agent: 'new' },
      list: <Agents onOpen={(id) => open({ agent: id })} />
    },
    channels: {
      name: t('signalsPage.channels'),
      one: t('channels.new'),
      may: mayChannels,
      make: { to: 'new' },
      list: <Channels onOpen={(id) => open({ to: id })} />
    }
  }
  const { name, one, may, make, list } = views[tab]
  const mayOpen = (id: string | undefined): id is string => id !== undefined && (mayChange || id !== 'new')
  return (
    <Page
      title={t('signalsPage.title')}
      actions={
        may && (
          <button type="button" className="button primary" onClick={() => open(make)}>
            {one}
          </button>
        )
      }
    >
      <Tabs
        label={t('signalsPage.views')}
        tabs={Object.entries(views).map(([id, view]) => ({ id, name: view.name, count: view.count }))}
        chosen={tab}
        onChoose={(id) => void navigate({ search: id === 'signals' ? {} : { tab: id as Tab }, replace: true })}
      />
      <div className="tab-panel" role="tabpanel" aria-label={name}>
        {list}
      </div>
      {mayOpen(signal) && <SignalPanel key={signal} id={signal} onOpen={(id) => open({ signal: id })} onClose={close} />}
      {mayOpen(automation) && <AutomationPanel key={automation} id={automation} onClose={close} />}
      {mayOpen(agent) && <AgentPanel key={agent} id={agent} onOpen={(id) => open({ agent: id })} onClose={close} />}
      {to && mayChannels && <ChannelPanel key={to} id={to} onClose={close} />}
    </Page>
  )
}
