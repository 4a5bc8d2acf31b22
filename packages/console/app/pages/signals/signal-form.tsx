import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { type Signal, signalOptionsQuery } from '../../api/watching'
import { Field } from '../../ui/controls'
import { Checks, NumberBox, TextList } from '../../ui/fields'
import { words } from '../../ui/format'
import { useOutcome } from '../../ui/toasts'
import { channels } from '../addresses'
import { Conditions } from './conditions'
import { type Detection, detections, formOf, operators } from './definitions'
import { type Draft, definitionOf, detectionNames, draftOf, newDraft, withDetection } from './draft'
import { Preview } from './preview'

const eventKind = 'EVENT_MATCH'

/** Writes a signal, new or saved, and shows whom it would have found before it is kept. */
export function SignalForm({ signal, onSaved }: { signal?: Signal; onSaved(): void }) {
  const [draft, setDraft] = useState<Draft>(signal ? () => draftOf(signal) : newDraft)
  const options = useQuery(signalOptionsQuery).data
  const queries = useQueryClient()
  const { done } = useOutcome()
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const definition = definitionOf(draft)
  const save = useMutation({
    mutationFn: () => {
      const fields = { name: draft.name.trim(), description: draft.description.trim() || null, definition }
      return signal ? client.signals.update(signal.id, fields) : client.signals.create({ ...fields, kind: draft.kind })
    },
    onSuccess: async ({ warnings }) => {
      await queries.invalidateQueries({ queryKey: ['signals'] })
      done(warnings.length > 0 ? `Saved. ${warnings.map(({ message }) => message).join(' ')}` : 'Saved.')
      onSaved()
    }
  })
  const isMatch = draft.kind === eventKind
  const { fields, hasEvents, hasChannels, hasOperator, hasRole, text } = formOf(draft.detection)
  return (
    <form
      className="form wide-form"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Field id="signal-name" label="Name">
        <input id="signal-name" required maxLength={120} value={draft.name} onChange={({ target }) => change({ name: target.value })} />
      </Field>
      <Field id="signal-kind" label="What it watches for" help={isMatch ? 'Each such event, in the moment it comes.' : text}>
        <select
          id="signal-kind"
          value={isMatch ? eventKind : draft.detection}
          disabled={signal !== undefined && isMatch}
          aria-describedby="signal-kind-help"
          onChange={({ target }) =>
            setDraft(
              target.value === eventKind
                ? { ...draft, kind: eventKind }
                : { ...withDetection(draft, target.value as Detection), kind: 'EVENT_PATTERN' }
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
          values={draft.eventNames}
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
                value={draft.operator}
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
          {fields.map(({ name, standard: _, ...field }) => (
            <NumberBox
              key={name}
              {...field}
              value={draft.numbers[name] ?? ''}
              onChange={(value) => change({ numbers: { ...draft.numbers, [name]: value } })}
            />
          ))}
        </div>
      )}
      {!isMatch && hasRole && (
        <>
          <Field id="signal-role" label="Role or title" help="Only people whose role or title has this text. Empty: anybody.">
            <input id="signal-role" maxLength={255} value={draft.role} onChange={({ target }) => change({ role: target.value })} />
          </Field>
          <label className="check">
            <input type="checkbox" checked={draft.mostActiveOnly} onChange={() => change({ mostActiveOnly: !draft.mostActiveOnly })} />
            Only whoever was the most active
          </label>
        </>
      )}
      {isMatch && <Conditions conditions={draft.conditions} onChange={(conditions) => change({ conditions })} />}
      {(isMatch || hasChannels) && (
        <Checks
          legend="Channels"
          options={channels.map((each) => [each, words(each)] as const)}
          chosen={draft.channels}
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
          value={draft.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <Preview tried={{ kind: draft.kind, definition }} />
      {save.error && (
        <p className="fault" role="alert">
          {save.error.message}
        </p>
      )}
      <div className="dialog-actions">
        <button type="submit" className="button primary" disabled={save.isPending}>
          {save.isPending ? 'Saving…' : signal ? 'Save' : 'Watch for it'}
        </button>
      </div>
    </form>
  )
}
