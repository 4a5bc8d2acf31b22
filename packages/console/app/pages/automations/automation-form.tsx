import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { agentsQuery } from '../../api/agents'
import { client } from '../../api/client'
import { endpointName, endpointsQuery } from '../../api/endpoints'
import { useMay } from '../../api/session'
import { type Automation, destinationsQuery } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { Checks, NumberBox } from '../../ui/fields'
import { useOutcome } from '../../ui/toasts'
import { Accounts } from '../accounts/accounts'
import { Schedule } from '../schedule'
import { useSignalNames } from '../signals/signals'
import { automationOf, type Draft, draftOf, newDraft } from './automation-draft'
import { withWarnings } from './automation-words'
import { TaskTemplateFields } from './task-fields'

/** What the draft of an automation is called. */
export const draftName = (id = 'new') => `automation ${id}`

/** Writes an automation, new or saved. A new one is saved switched off, to be tried first. */
export function AutomationForm({ automation, onSaved, onCancel }: { automation?: Automation; onSaved(): void; onCancel?: () => void }) {
  const draft = useDraft<Draft>(draftName(automation?.id), () => (automation ? draftOf(automation) : newDraft))
  const { fields, change } = draft
  const names = useSignalNames()
  const queries = useQueryClient()
  const { done } = useOutcome()
  const save = useMutation({
    mutationFn: () =>
      automation ? client.automations.update(automation.id, automationOf(fields)) : client.automations.create(automationOf(fields)),
    onSuccess: async ({ warnings }) => {
      draft.forget()
      await queries.invalidateQueries({ queryKey: ['automations'] })
      done(withWarnings(automation ? t('ui.saved') : t('automations.savedNew'), warnings))
      onSaved()
    }
  })
  const isSchedule = fields.triggerType === 'SCHEDULE'
  return (
    <DraftForm draft={draft} save={save} onCancel={onCancel}>
      <Field id="automation-name" label={t('automations.name')}>
        <input
          id="automation-name"
          required
          maxLength={120}
          value={fields.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field
        id="automation-trigger"
        label={t('automations.trigger')}
        help={isSchedule ? t('automations.triggerScheduleHelp') : t('automations.triggerSignalHelp')}
      >
        <select
          id="automation-trigger"
          value={fields.triggerType}
          aria-describedby="automation-trigger-help"
          onChange={({ target }) => change({ triggerType: target.value as Draft['triggerType'] })}
        >
          <option value="SCHEDULE">{t('automations.triggerSchedule')}</option>
          <option value="SIGNAL_OCCURRENCE">{t('automations.triggerSignal')}</option>
        </select>
      </Field>
      {isSchedule && <Schedule times={fields} onChange={change} />}
      <Checks
        legend={t('automations.signals')}
        options={names}
        chosen={fields.signalIds}
        {...(isSchedule && { help: fields.agentId ? t('automations.signalsNoneAgent') : t('automations.signalsNone') })}
        onChange={(signalIds) => change({ signalIds })}
      />
      {fields.signalIds.length > 1 && (
        <div className="number-boxes">
          <div className="number-box">
            <label htmlFor="automation-match">{t('automations.match')}</label>
            <select
              id="automation-match"
              value={fields.matchMode}
              onChange={({ target }) => change({ matchMode: target.value as Draft['matchMode'] })}
            >
              <option value="ANY">{t('automations.matchAny')}</option>
              <option value="ALL">{t('automations.matchAll')}</option>
              <option value="AT_LEAST">{t('automations.matchSome')}</option>
            </select>
          </div>
          {fields.matchMode === 'AT_LEAST' && (
            <NumberBox
              label={t('automations.atLeast')}
              unit={t('automations.atLeastUnit')}
              min={1}
              max={50}
              value={fields.matchCount}
              onChange={(matchCount) => change({ matchCount })}
            />
          )}
        </div>
      )}
      <Accounts fields={fields} onChange={change} />
      <div className="number-boxes">
        <NumberBox
          label={t('automations.cooldown')}
          unit={t('automations.cooldownUnit')}
          min={0}
          max={8760}
          value={fields.cooldownHours}
          onChange={(cooldownHours) => change({ cooldownHours })}
        />
        <NumberBox
          label={t('automations.cap')}
          unit={t('automations.capUnit')}
          min={1}
          max={500}
          value={fields.maxCustomersPerRun}
          onChange={(maxCustomersPerRun) => change({ maxCustomersPerRun })}
        />
      </div>
      <Agent chosen={fields.agentId} onChange={(agentId) => change({ agentId })} />
      <TaskTemplateFields fields={fields} onChange={change} />
      <Channels chosen={fields.destinationIds} onChange={(destinationIds) => change({ destinationIds })} />
      <Endpoints chosen={fields.endpointIds} onChange={(endpointIds) => change({ endpointIds })} />
    </DraftForm>
  )
}

/** Who looks into the customers before anybody is told; nothing to choose where there are no agents. */
function Agent({ chosen, onChange }: { chosen: string; onChange(chosen: string): void }) {
  const agents = useQuery(agentsQuery).data ?? []
  if (agents.length === 0 && chosen === '') return null
  return (
    <Field id="automation-agent" label={t('automations.agent')} help={t('automations.agentHelp')}>
      <select
        id="automation-agent"
        value={chosen}
        aria-describedby="automation-agent-help"
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('ui.none')}</option>
        {agents.map(({ id, displayName }) => (
          <option key={id} value={id}>
            {displayName}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** Where messages go; whoever may not see channels leaves it to the default one. */
function Channels({ chosen, onChange }: { chosen: readonly string[]; onChange(chosen: string[]): void }) {
  const may = useMay('destinations:manage')
  const query = useQuery({ ...destinationsQuery, enabled: may })
  if (!may || (query.data && query.data.length === 0))
    return <p className="help">{may ? t('automations.noChannels') : t('automations.onlyDefault')}</p>
  const options = (query.data ?? []).map(
    ({ id, name, isDefault }) => [id, isDefault ? t('automations.channelDefault', { name }) : name] as const
  )
  return (
    <Checks legend={t('automations.channels')} options={options} chosen={chosen} help={t('automations.channelsHelp')} onChange={onChange} />
  )
}

/** Other systems that are told of each run; nothing to choose where there are none. */
function Endpoints({ chosen, onChange }: { chosen: readonly string[]; onChange(chosen: string[]): void }) {
  const may = useMay('destinations:manage')
  const endpoints = useQuery({ ...endpointsQuery, enabled: may }).data ?? []
  if (endpoints.length === 0) return null
  const options = endpoints.map((endpoint) => [endpoint.id, endpointName(endpoint)] as const)
  return (
    <Checks
      legend={t('automations.endpoints')}
      options={options}
      chosen={chosen}
      help={t('automations.endpointsHelp')}
      onChange={onChange}
    />
  )
}
