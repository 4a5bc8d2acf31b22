import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Agent, type AgentRun, agentRunsQuery, agentsQuery } from '../../api/agents'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { Switch } from '../../ui/fields'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { scheduleSentence } from '../schedule'

/** Every state that a run can be in. */
export const agentRunStates: Record<AgentRun['status'], { name: string; tone: string }> = {
  RUNNING: { name: 'Running', tone: 'info' },
  COMPLETED: { name: 'Done', tone: 'good' },
  PARTIAL: { name: 'Partly done', tone: 'warn' },
  FAILED: { name: 'Failed', tone: 'bad' }
}

/** When an agent runs, in a sentence. */
export const whenItRuns = ({ schedule }: Agent) =>
  schedule ? scheduleSentence(schedule) : 'Whenever somebody or an automation asks for it'

/** What looks into customers by itself. */
export function Agents({ onOpen }: { onOpen(id: string): void }) {
  const query = useQuery(agentsQuery)
  return (
    <Reading query={query} rows={3}>
      {(agents) =>
        agents.length === 0 ? (
          <Empty title="No agents yet">
            An agent reads about your customers with a language model, and tells of those that fit what you asked, each with its evidence.
            It needs a model on the server: <code>languageModel</code> of <code>createRapport</code>, or <code>model</code> in the file of{' '}
            <code>--config</code>, as docs/models.md says.
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
        <Switch label={`Run ${displayName}`} isOn={enabled} isBusy={turning.isPending} onTurn={(isOn) => turning.mutate(isOn)} />
      ) : (
        <Badge of={enabled ? 'good' : 'quiet'} label={enabled ? 'On' : 'Off'} />
      )}
      <span className="list-main">
        <button type="button" className="row-link" data-row onClick={onOpen}>
          <Said>{displayName}</Said>
        </button>
        <span className="soft list-under">{whenItRuns(agent)}</span>
      </span>
      {last && <Badge of={agentRunStates[last.status].tone} label={agentRunStates[last.status].name} />}
      <span className="list-when soft">
        {enabled && nextRunAt ? (
          <>
            next <When at={nextRunAt} />
          </>
        ) : (
          last && <When at={last.startedAt} />
        )}
      </span>
    </li>
  )
}

/** Switches an agent. */
export function useTurnAgent({ id, displayName }: Agent) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? client.agents.enable(id) : client.agents.disable(id)),
    onSuccess: async (_, isOn) => {
      await queries.invalidateQueries({ queryKey: ['agents'] })
      done(isOn ? `“${displayName}” runs by itself.` : `“${displayName}” runs only when somebody asks for it.`)
    },
    onError: failed
  })
}
