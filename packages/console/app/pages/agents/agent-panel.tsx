import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Agent, agentsQuery } from '../../api/agents'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { Dialog } from '../../ui/dialog'
import { useHasDraft } from '../../ui/draft'
import { plural } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Failure, Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { RunState } from '../run-state'
import { AgentForm, draftName } from './agent-form'
import { AgentRuns } from './agent-runs'
import { useTurnAgent, whenItRuns } from './agents'

/** An agent: what it is told to do, and all its runs. `new` writes one. */
export function AgentPanel({ id, onOpen, onClose }: { id: string; onOpen(id: string): void; onClose(): void }) {
  const query = useQuery(agentsQuery)
  const agent = query.data?.find((each) => each.id === id)
  const [isEdited, setEdited] = useState(useHasDraft(draftName(id)))
  return (
    <Dialog kind="side" title={id === 'new' ? 'New agent' : <Said>{agent?.displayName ?? 'Agent'}</Said>} onClose={onClose}>
      {id === 'new' ? (
        <AgentForm onSaved={onOpen} />
      ) : (
        <Reading query={query} rows={8}>
          {() =>
            !agent ? (
              <Empty title="There is no such agent">The address may be old or cut.</Empty>
            ) : isEdited ? (
              <AgentForm agent={agent} onSaved={() => setEdited(false)} />
            ) : (
              <Saved agent={agent} onEdit={() => setEdited(true)} />
            )
          }
        </Reading>
      )}
    </Dialog>
  )
}

function Saved({ agent, onEdit }: { agent: Agent; onEdit(): void }) {
  const { id, displayName, instructions, maxItemsToSurface, tools, enabled, nextRunAt } = agent
  const mayChange = useMay('workspace_settings:manage')
  const turning = useTurnAgent(agent)
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: () => client.agents.start(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['agents', 'runs', id] })
  })
  return (
    <div className="item">
      <p className="source-facts">
        <RunState name={displayName} enabled={enabled} nextRunAt={nextRunAt} turning={turning} />
      </p>
      <p className="instructions">
        <Said>{instructions}</Said>
      </p>
      <dl className="facts-list">
        <dt>When</dt>
        <dd>{whenItRuns(agent)}</dd>
        <dt>At most</dt>
        <dd>{plural(maxItemsToSurface, 'customer')} a run</dd>
        <dt>Reads with</dt>
        <dd>{plural(tools.length, 'tool')} that change nothing</dd>
      </dl>
      {mayChange && (
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onEdit}>
            Edit
          </button>
          <button type="button" className="button primary" onClick={() => start.mutate()} disabled={start.isPending}>
            {start.isPending ? 'Starting…' : 'Run now'}
          </button>
        </div>
      )}
      {start.error && <Failure error={start.error} />}
      <Section title="Runs">
        <AgentRuns agentId={id} />
      </Section>
    </div>
  )
}
