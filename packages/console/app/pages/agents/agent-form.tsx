import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Agent } from '../../api/agents'
import { client } from '../../api/client'
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
export function AgentForm({ agent, onSaved }: { agent?: Agent; onSaved(id: string): void }) {
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
      done(agent ? 'Saved.' : 'Saved. It is off: run it once, then switch it on.')
      onSaved(id)
    }
  })
  return (
    <DraftForm draft={draft} save={save}>
      <Field id="agent-name" label="Name">
        <input
          id="agent-name"
          required
          maxLength={120}
          value={fields.displayName}
          onChange={({ target }) => change({ displayName: target.value })}
        />
      </Field>
      <Field
        id="agent-instructions"
        label="What it is to look for"
        help="In your own words: which customers, over what time, and what makes one worth telling of."
      >
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
      <Field id="agent-when" label="When it runs">
        <select
          id="agent-when"
          value={fields.hasSchedule ? 'schedule' : 'asked'}
          onChange={({ target }) => change({ hasSchedule: target.value === 'schedule' })}
        >
          <option value="asked">When somebody or an automation asks for it</option>
          <option value="schedule">At a time</option>
        </select>
      </Field>
      {fields.hasSchedule && <Schedule times={fields} onChange={change} />}
      <div className="number-boxes">
        <NumberBox
          label="Tell of at most"
          unit="customers a run"
          min={1}
          max={50}
          value={fields.maxItemsToSurface}
          onChange={(maxItemsToSurface) => change({ maxItemsToSurface })}
        />
      </div>
      <p className="help">It reads what your key may read, and changes nothing.</p>
    </DraftForm>
  )
}
