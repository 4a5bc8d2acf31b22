import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { agentsQuery } from '../../api/agents'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { type Automation, destinationsQuery } from '../../api/watching'
import { Field } from '../../ui/controls'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { Checks, NumberBox } from '../../ui/fields'
import { useOutcome } from '../../ui/toasts'
import { Schedule } from '../schedule'
import { useSignalNames } from '../signals/signals'
import { Audience } from './audience'
import { automationOf, type Draft, draftOf, newDraft } from './automation-draft'

/** What the draft of an automation is called. */
export const draftName = (id = 'new') => `automation ${id}`

/** Writes an automation, new or saved. A new one is saved switched off, to be tried first. */
export function AutomationForm({ automation, onSaved }: { automation?: Automation; onSaved(): void }) {
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
      const next = automation ? 'Saved.' : 'Saved. It is off: try it, then switch it on.'
      done([next, ...warnings.map(({ message }) => message)].join(' '))
      onSaved()
    }
  })
  const isSchedule = fields.triggerType === 'SCHEDULE'
  return (
    <DraftForm draft={draft} save={save}>
      <Field id="automation-name" label="Name">
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
        label="When it tells"
        help={isSchedule ? 'One message with all that was seen since the last one.' : 'A message as soon as enough was seen.'}
      >
        <select
          id="automation-trigger"
          value={fields.triggerType}
          aria-describedby="automation-trigger-help"
          onChange={({ target }) => change({ triggerType: target.value as Draft['triggerType'] })}
        >
          <option value="SCHEDULE">At a time</option>
          <option value="SIGNAL_OCCURRENCE">As soon as a signal is seen</option>
        </select>
      </Field>
      {isSchedule && <Schedule times={fields} onChange={change} />}
      <Checks
        legend="Of which signals"
        options={names}
        chosen={fields.signalIds}
        {...(isSchedule && { help: fields.agentId ? 'None: the agent looks for itself.' : 'None: it tells of what needs attention.' })}
        onChange={(signalIds) => change({ signalIds })}
      />
      {fields.signalIds.length > 1 && (
        <div className="number-boxes">
          <div className="number-box">
            <label htmlFor="automation-match">Tell of a customer when</label>
            <select
              id="automation-match"
              value={fields.matchMode}
              onChange={({ target }) => change({ matchMode: target.value as Draft['matchMode'] })}
            >
              <option value="ANY">any was seen</option>
              <option value="ALL">all were seen within a day</option>
              <option value="AT_LEAST">some were seen within a day</option>
            </select>
          </div>
          {fields.matchMode === 'AT_LEAST' && (
            <NumberBox
              label="At least"
              unit="signals"
              min={1}
              max={50}
              value={fields.matchCount}
              onChange={(matchCount) => change({ matchCount })}
            />
          )}
        </div>
      )}
      <Audience draft={fields} onChange={change} />
      <div className="number-boxes">
        <NumberBox
          label="Each customer once in"
          unit="hours"
          min={0}
          max={8760}
          value={fields.cooldownHours}
          onChange={(cooldownHours) => change({ cooldownHours })}
        />
        <NumberBox
          label="At most"
          unit="customers a run"
          min={1}
          max={500}
          value={fields.maxCustomersPerRun}
          onChange={(maxCustomersPerRun) => change({ maxCustomersPerRun })}
        />
      </div>
      <Agent chosen={fields.agentId} onChange={(agentId) => change({ agentId })} />
      <Channels chosen={fields.destinationIds} onChange={(destinationIds) => change({ destinationIds })} />
    </DraftForm>
  )
}

/** Who looks into the customers before anybody is told; nothing to choose where there are no agents. */
function Agent({ chosen, onChange }: { chosen: string; onChange(chosen: string): void }) {
  const agents = useQuery(agentsQuery).data ?? []
  if (agents.length === 0 && chosen === '') return null
  return (
    <Field id="automation-agent" label="Who looks first" help="An agent reads about the customers; only what it says of them is told.">
      <select
        id="automation-agent"
        value={chosen}
        aria-describedby="automation-agent-help"
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Nobody</option>
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
    return (
      <p className="help">
        {may ? 'There is no channel yet: add one under Channels. Until then nothing is sent.' : 'It tells the default channel.'}
      </p>
    )
  const options = (query.data ?? []).map(({ id, name, isDefault }) => [id, isDefault ? `${name} (default)` : name] as const)
  return <Checks legend="To which channels" options={options} chosen={chosen} help="None: the default one." onChange={onChange} />
}
