import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Agent, agentsQuery } from '../../api/agents'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Dialog } from '../../ui/dialog'
import { useHasDraft } from '../../ui/draft'
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
    <Dialog kind="side" title={id === 'new' ? t('agents.new') : <Said>{agent?.displayName ?? t('agents.one')}</Said>} onClose={onClose}>
      {id === 'new' ? (
        <AgentForm onSaved={onOpen} />
      ) : (
        <Reading query={query} rows={8}>
          {() =>
            !agent ? (
              <Empty title={t('agents.missing')}>{t('agents.missingWhy')}</Empty>
            ) : isEdited ? (
              <AgentForm agent={agent} onSaved={() => setEdited(false)} onCancel={() => setEdited(false)} />
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
        <dt>{t('agents.term.when')}</dt>
        <dd>{whenItRuns(agent)}</dd>
        <dt>{t('agents.term.atMost')}</dt>
        <dd>{t('agents.atMostText', { count: maxItemsToSurface })}</dd>
        <dt>{t('agents.term.tools')}</dt>
        <dd>{t('agents.toolsText', { count: tools.length })}</dd>
      </dl>
      {mayChange && (
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onEdit}>
            {t('ui.edit')}
          </button>
          <button type="button" className="button primary" onClick={() => start.mutate()} disabled={start.isPending}>
            {start.isPending ? t('agents.starting') : t('agents.run')}
          </button>
        </div>
      )}
      {start.error && <Failure error={start.error} />}
      <Section title={t('agents.runs')}>
        <AgentRuns agentId={id} />
      </Section>
    </div>
  )
}
