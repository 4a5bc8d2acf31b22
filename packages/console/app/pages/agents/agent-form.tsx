import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Agent } from '../../api/agents'
import { client } from '../../api/client'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { NumberBox } from '../../ui/fields'
import { useOutcome } from '../../ui/toasts'
import { newTimes, Schedule, scheduleOf, type Times, timesOf } from '../schedule'

/** An agent while it is being written: the times are there also while it runs only when it is asked. */
interface Fields extends Times {
  displayName: string
  instructions: string
  maxItemsToSurface: string
  hasSchedule: boolean
}

const newAgent: Fields = { displayName: '', instructions: '', maxItemsToSurface: '10', hasSchedule: false, ...newTimes }

const fieldsOf = ({ displayName, instructions, maxItemsToSurface, schedule }: Agent): Fields => ({
  ...newAgent,
  displayName,
  instructions,
  maxItemsToSurface: String(maxItemsToSurface),
  hasSchedule: schedule !== null,
  ...(schedule && timesOf(schedule))
})

/** What the draft of an agent is called. */
export const draftName = (id = 'new') => `agent ${id}`

/** Writes an agent, new or saved. Its tools run with the grants of whoever saves it. */
export function AgentForm({ agent, onSaved, onCancel }: { agent?: Agent; onSaved(id: string): void; onCancel?: () => void }) {
  const draft = useDraft<Fields>(draftName(agent?.id), () => (agent ? fieldsOf(agent) : newAgent))
  const { fields, change } = draft
  const queries = useQueryClient()
  const { done } = useOutcome()
  const save = useMutation({
    mutationFn: () => {
      const written = {
        displayName: fields.displayName.trim(),
        instructions: fields.instructions.trim(),
        maxItemsToSurface: Number(fields.maxItemsToSurface),
        schedule: fields.hasSchedule ? scheduleOf(fields) : null
      }
      return agent ? client.agents.update(agent.id, written) : client.agents.create(written)
    },
    onSuccess: async ({ id }) => {
      draft.forget()
      await queries.invalidateQueries({ queryKey: ['agents'] })
      done(agent ? t('ui.saved') : t('agents.savedNew'))
      onSaved(id)
    }
  })
  return (
    <DraftForm draft={draft} save={save} onCancel={onCancel}>
      <Field id="agent-name" label={t('agents.name')}>
        <input
          id="agent-name"
          required
          maxLength={120}
          value={fields.displayName}
          onChange={({ target }) => change({ displayName: target.value })}
        />
      </Field>
      <Field id="agent-instructions" label={t('agents.instructions')} help={t('agents.instructionsHelp')}>
        <textarea
          id="agent-instructions"
          required
          rows={6}
          maxLength={32_000}
          className="plain-words"
          aria-describedby="agent-instructions-help"
          value={fields.instructions}
          onChange={({ target }) => change({ instructions: target.value })}
        />
      </Field>
      <Field id="agent-when" label={t('agents.when')}>
        <select
          id="agent-when"
          value={fields.hasSchedule ? 'schedule' : 'asked'}
          onChange={({ target }) => change({ hasSchedule: target.value === 'schedule' })}
        >
          <option value="asked">{t('agents.whenAsked')}</option>
          <option value="schedule">{t('agents.whenScheduled')}</option>
        </select>
      </Field>
      {fields.hasSchedule && <Schedule times={fields} onChange={change} />}
      <div className="number-boxes">
        <NumberBox
          label={t('agents.atMost')}
          unit={t('agents.atMostUnit')}
          min={1}
          max={50}
          value={fields.maxItemsToSurface}
          onChange={(maxItemsToSurface) => change({ maxItemsToSurface })}
        />
      </div>
      <p className="help">{t('agents.limits')}</p>
    </DraftForm>
  )
}
