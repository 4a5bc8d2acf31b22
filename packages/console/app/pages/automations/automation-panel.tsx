import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { agentsQuery } from '../../api/agents'
import { client } from '../../api/client'
import { endpointName, endpointsQuery } from '../../api/endpoints'
import { membersQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { type Automation, destinationsQuery } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { Confirm, Dialog } from '../../ui/dialog'
import { useHasDraft } from '../../ui/draft'
import { listed } from '../../ui/format'
import { Section } from '../../ui/page'
import { Reading } from '../../ui/states'
import { Badge, Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { RunState } from '../run-state'
import { useSignalNames } from '../signals/signals'
import { AutomationForm, draftName } from './automation-form'
import { audienceSentence, taskSentence, triggerSentence } from './automation-words'
import { useTurnAutomation } from './automations'
import { DryRun } from './dry-run'
import { Runs } from './runs'

/** An automation: whom it tells of what, whom it would tell of now, and all its runs. `new` writes one. */
export function AutomationPanel({ id, onClose }: { id: string; onClose(): void }) {
  return id === 'new' ? (
    <Dialog kind="side" title={t('automations.new')} onClose={onClose}>
      <AutomationForm onSaved={onClose} />
    </Dialog>
  ) : (
    <Saved id={id} onClose={onClose} />
  )
}

function Saved({ id, onClose }: { id: string; onClose(): void }) {
  const query = useQuery({ queryKey: ['automations', 'one', id], queryFn: ({ signal }) => client.automations.get(id, { signal }) })
  const [isEdited, setEdited] = useState(useHasDraft(draftName(id)))
  return (
    <Dialog kind="side" title={<Said>{query.data?.name ?? t('automations.one')}</Said>} onClose={onClose}>
      <Reading query={query} rows={8}>
        {(automation) =>
          isEdited ? (
            <AutomationForm automation={automation} onSaved={() => setEdited(false)} onCancel={() => setEdited(false)} />
          ) : (
            <div className="item">
              <Told automation={automation} onEdit={() => setEdited(true)} onGone={onClose} />
              <Section title={t('automations.ifNow')}>
                <DryRun automationId={id} />
              </Section>
              <Section title={t('automations.runs')}>
                <Runs automationId={id} />
              </Section>
            </div>
          )
        }
      </Reading>
    </Dialog>
  )
}

function Told({ automation, onEdit, onGone }: { automation: Automation; onEdit(): void; onGone(): void }) {
  const { id, name, description, enabled, archivedAt, nextRunAt, cooldownHours, maxCustomersPerRun, agentId, destinationIds } = automation
  const { endpointIds } = automation
  const mayChange = useMay('workspace_settings:manage')
  const mayDestinations = useMay('destinations:manage')
  const mayMembers = useMay('workspace_members:read')
  const names = useSignalNames()
  const members = useQuery({ ...membersQuery, enabled: mayMembers }).data ?? []
  const destinations = useQuery({ ...destinationsQuery, enabled: mayDestinations }).data ?? []
  const endpoints = useQuery({ ...endpointsQuery, enabled: mayDestinations && endpointIds.length > 0 }).data ?? []
  const agents = useQuery({ ...agentsQuery, enabled: agentId !== null }).data ?? []
  const agent = agentId && (agents.find((each) => each.id === agentId)?.displayName ?? t('automations.anAgent'))
  const task = taskSentence(automation, members)
  const turning = useTurnAutomation(automation)
  const [isLeaving, setLeaving] = useState(false)
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const archive = useMutation({
    mutationFn: () => client.automations.archive(id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['automations'] })
      done(t('automations.archived', { name }))
      onGone()
    },
    onError: failed,
    onSettled: () => setLeaving(false)
  })
  const channel = (destination: string) => destinations.find((each) => each.id === destination)?.name ?? t('automations.aChannel')
  const endpoint = (endpointId: string) => {
    const found = endpoints.find((each) => each.id === endpointId)
    return found ? endpointName(found) : t('automations.anEndpoint')
  }
  const named = [...destinationIds.map(channel), ...endpointIds.map(endpoint)]
  const chosen = named.length === 0 ? t('automations.defaultChannel') : listed(named)
  const channels = automation.task?.withoutMessage ? t('automations.task.noMessage') : chosen
  return (
    <>
      <p className="source-facts">
        {archivedAt ? (
          <Badge of="quiet" label={t('ui.archived')} />
        ) : (
          <RunState name={name} enabled={enabled} nextRunAt={nextRunAt} turning={turning} />
        )}
      </p>
      {description && (
        <p className="soft">
          <Said>{description}</Said>
        </p>
      )}
      <dl className="facts-list">
        <dt>{t('automations.term.when')}</dt>
        <dd>
          <Said>{triggerSentence(automation, names)}</Said>
        </dd>
        <dt>{t('automations.term.accounts')}</dt>
        <dd>
          <Said>{audienceSentence(automation, members)}</Said>
        </dd>
        {agent && (
          <>
            <dt>{t('automations.term.agent')}</dt>
            <dd>
              <Said>{agent}</Said>
            </dd>
          </>
        )}
        {task && (
          <>
            <dt>{t('automations.term.task')}</dt>
            <dd>
              <Said>{task}</Said>
            </dd>
          </>
        )}
        <dt>{t('automations.term.channels')}</dt>
        <dd>
          <Said>{channels}</Said>
        </dd>
        <dt>{t('automations.term.limit')}</dt>
        <dd>
          {listed([
            t('automations.limitText', { count: maxCustomersPerRun }),
            ...(cooldownHours > 0 ? [t('automations.cooldownText', { count: cooldownHours })] : [])
          ])}
        </dd>
      </dl>
      {mayChange && !archivedAt && (
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => setLeaving(true)}>
            {t('ui.archive')}
          </button>
          <button type="button" className="button" onClick={onEdit}>
            {t('ui.edit')}
          </button>
        </div>
      )}
      {isLeaving && (
        <Confirm
          title={t('automations.archiveTitle', { name })}
          text={t('automations.archiveText')}
          act={t('ui.archive')}
          isBusy={archive.isPending}
          onAct={() => archive.mutate()}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}
