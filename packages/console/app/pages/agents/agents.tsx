import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Agent, type AgentRun, agentRunsQuery, agentsQuery } from '../../api/agents'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Switch } from '../../ui/fields'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { NextRun, OnOff } from '../run-state'
import { scheduleSentence } from '../schedule'

/** Every state that a run can be in. */
const tones: Record<AgentRun['status'], string> = { RUNNING: 'info', COMPLETED: 'good', PARTIAL: 'warn', FAILED: 'bad' }

/** What a run came to, in words. */
export const AgentRunState = ({ of: { status } }: { of: Pick<AgentRun, 'status'> }) => (
  <Badge of={tones[status]} label={t(`agents.status.${status}`)} />
)

/** When an agent runs, in a sentence. */
export const whenItRuns = ({ schedule }: Agent) => (schedule ? scheduleSentence(schedule) : t('agents.whenAsked'))

/** What looks into customers by itself. */
export function Agents({ onOpen }: { onOpen(id: string): void }) {
  const query = useQuery(agentsQuery)
  return (
    <Reading query={query} rows={3}>
      {(agents) =>
        agents.length === 0 ? (
          <Empty title={t('agents.none')}>
            <p>{t('agents.noneWhy')}</p>
            <p>
              <TextOf of="agents.noneSetup" />
            </p>
          </Empty>
        ) : (
          <ul className="list">
            {agents.map((agent) => (
              <Row key={agent.id} agent={agent} onOpen={() => onOpen(agent.id)} />
            ))}
          </ul>
        )
      }
    </Reading>
  )
}

function Row({ agent, onOpen }: { agent: Agent; onOpen(): void }) {
  const mayChange = useMay('workspace_settings:manage')
  // Only a key that may read customers may see what was found; for others the list says no more than the settings do.
  const mayReadCustomers = useMay('customer_intelligence:read')
  const turning = useTurnAgent(agent)
  const last = useInfiniteQuery({ ...agentRunsQuery(agent.id), enabled: mayReadCustomers }).data?.pages[0]?.items[0]
  const { displayName, enabled, nextRunAt } = agent
  return (
    <li className="list-row">
      {mayChange ? (
        <Switch
          label={t('runs.turn', { name: displayName })}
          isOn={enabled}
          isBusy={turning.isPending}
          onTurn={(isOn) => turning.mutate(isOn)}
        />
      ) : (
        <OnOff isOn={enabled} />
      )}
      <span className="list-main">
        <button type="button" className="row-link" data-row onClick={onOpen}>
          <Said>{displayName}</Said>
        </button>
        <span className="soft list-under">{whenItRuns(agent)}</span>
      </span>
      {last && <AgentRunState of={last} />}
      <span className="list-when soft">{enabled && nextRunAt ? <NextRun at={nextRunAt} /> : last && <When at={last.startedAt} />}</span>
    </li>
  )
}

/** Switches an agent. */
export function useTurnAgent({ id, displayName }: Agent) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const turn = async (isOn: boolean) => {
    await (isOn ? client.agents.enable(id) : client.agents.disable(id))
    await queries.invalidateQueries({ queryKey: ['agents'] })
  }
  return useMutation({
    mutationFn: turn,
    onSuccess: (_, isOn) => done(t(isOn ? 'agents.turnedOn' : 'agents.turnedOff', { name: displayName }), () => turn(!isOn)),
    onError: failed
  })
}
