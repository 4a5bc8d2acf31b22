import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { type Signal, signalOptionsQuery } from '../../api/watching'
import { Field } from '../../ui/controls'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { Checks, NumberBox } from '../../ui/fields'
import { words } from '../../ui/format'
import { TextList } from '../../ui/text-list'
import { useOutcome } from '../../ui/toasts'
import { channels } from '../addresses'
import { Conditions } from './conditions'
import { type Detection, detectionNames, detections, operators } from './definitions'
import { type Draft, definitionOf, draftOf, newDraft, withDetection } from './draft'
import { Preview } from './preview'

const eventKind = 'EVENT_MATCH'

/** What the draft of a signal is called. */
export const draftName = (id = 'new') => `signal ${id}`

/** Writes a signal, new or saved, and shows whom it would have found before it is kept. */
export function SignalForm({ signal, onSaved }: { signal?: Signal; onSaved(): void }) {
  const draft = useDraft<Draft>(draftName(signal?.id), () => (signal ? draftOf(signal) : newDraft))
  const { fields, change } = draft
  const options = useQuery(signalOptionsQuery).data
  const queries = useQueryClient()
  const { done } = useOutcome()
  const definition = definitionOf(fields)
  const save = useMutation({
    mutationFn: () => {
      const { name, description, kind } = fields
      const written = { name: name.trim(), description: description.trim() || null, definition }
      return signal ? client.signals.update(signal.id, written) : client.signals.create({ ...written, kind })
    },
    onSuccess: async ({ warnings }) => {
      draft.forget()
      await queries.invalidateQueries({ queryKey: ['signals'] })
      done(warnings.length > 0 ? `Saved. ${warnings.map(({ message }) => message).join(' ')}` : 'Saved.')
      onSaved()
    }
  })
  const isMatch = fields.kind === eventKind
  const { fields: numbers, hasEvents, hasChannels, hasOperator, hasRole, text } = detections[fields.detection]
  return (
    <DraftForm draft={draft} save={save} act={signal ? 'Save' : 'Watch for it'}>
      <Field id="signal-name" label="Name">
        <input id="signal-name" required maxLength={120} value={fields.name} onChange={({ target }) => change({ name: target.value })} />
      </Field>
      <Field id="signal-kind" label="What it watches for" help={isMatch ? 'Each such event, in the moment it comes.' : text}>
        <select
          id="signal-kind"
          value={isMatch ? eventKind : fields.detection}
          disabled={signal !== undefined && isMatch}
          aria-describedby="signal-kind-help"
          onChange={({ target }) =>
            change(
              target.value === eventKind
                ? { kind: eventKind }
                : { ...withDetection(fields, target.value as Detection), kind: 'EVENT_PATTERN' }
            )
          }
        >
          {detectionNames.map((each) => (
            <option key={each} value={each}>
              {detections[each].name}
            </option>
          ))}
          {(signal === undefined || isMatch) && <option value={eventKind}>One event</option>}
        </select>
      </Field>
      {(isMatch || hasEvents) && (
        <TextList
          label="Events"
          help={
            isMatch ? 'Names as they are sent, one after the other; at least one.' : 'Names as they are sent. None stands for all activity.'
          }
          values={fields.eventNames}
          known={options?.eventNames ?? []}
          onChange={(eventNames) => change({ eventNames })}
        />
      )}
      {!isMatch && (
        <div className="number-boxes">
          {hasOperator && (
            <div className="number-box">
              <label htmlFor="signal-operator">Seen when there are</label>
              <select
                id="signal-operator"
                value={fields.operator}
                onChange={({ target }) => change({ operator: target.value as Draft['operator'] })}
              >
                {Object.entries(operators).map(([each, name]) => (
                  <option key={each} value={each}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          )}
          {numbers.map(({ name, standard: _, ...field }) => (
            <NumberBox
              key={name}
              {...field}
              value={fields.numbers[name] ?? ''}
              onChange={(value) => change({ numbers: { ...fields.numbers, [name]: value } })}
            />
          ))}
        </div>
      )}
      {!isMatch && hasRole && (
        <>
          <Field id="signal-role" label="Role or title" help="Only people whose role or title has this text. Empty: anybody.">
            <input id="signal-role" maxLength={255} value={fields.role} onChange={({ target }) => change({ role: target.value })} />
          </Field>
          <label className="check">
            <input type="checkbox" checked={fields.mostActiveOnly} onChange={() => change({ mostActiveOnly: !fields.mostActiveOnly })} />
            Only whoever was the most active
          </label>
        </>
      )}
      {isMatch && <Conditions conditions={fields.conditions} onChange={(conditions) => change({ conditions })} />}
      {(isMatch || hasChannels) && (
        <Checks
          legend="Channels"
          options={channels.map((each) => [each, words(each)] as const)}
          chosen={fields.channels}
          help="None stands for all of them."
          onChange={(chosen) => change({ channels: chosen })}
        />
      )}
      <Field id="signal-why" label="Why it matters" help="Shown to those who read what was found. May be empty.">
        <textarea
          id="signal-why"
          rows={2}
          maxLength={2000}
          className="plain-words"
          value={fields.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <Preview tried={{ kind: fields.kind, definition }} />
    </DraftForm>
  )
}
