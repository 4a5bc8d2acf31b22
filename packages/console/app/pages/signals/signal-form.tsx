import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { type Signal, signalOptionsQuery } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { Field } from '../../ui/controls'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { Checks, NumberBox } from '../../ui/fields'
import { codeWord } from '../../ui/format'
import { TextList } from '../../ui/text-list'
import { useOutcome } from '../../ui/toasts'
import { comparisonOptions } from '../accounts/account-words'
import { Accounts } from '../accounts/accounts'
import { channels } from '../addresses'
import { Conditions } from './conditions'
import { type Detection, detectionNames, detections, detectionText, fieldTexts } from './definitions'
import { type Draft, definitionOf, draftOf, newDraft, withDetection } from './draft'
import { Preview } from './preview'
import { withWarnings } from './signals'

const eventKind = 'EVENT_MATCH'

/** What the draft of a signal is called. */
export const draftName = (id = 'new') => `signal ${id}`

/** Writes a signal, new or saved, and shows whom it would have found before it is kept. */
export function SignalForm({ signal, onSaved, onCancel }: { signal?: Signal; onSaved(id: string): void; onCancel?: () => void }) {
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
    onSuccess: async ({ signal: { id, name }, warnings }) => {
      draft.forget()
      await queries.invalidateQueries({ queryKey: ['signals'] })
      done(withWarnings(signal ? t('ui.saved') : t('signals.savedNew', { name }), warnings))
      onSaved(id)
    }
  })
  const isMatch = fields.kind === eventKind
  const { fields: numbers, hasEvents, hasChannels, hasOperator, hasRole } = detections[fields.detection]
  return (
    <DraftForm draft={draft} save={save} onCancel={onCancel} act={signal ? t('ui.save') : t('signals.create')}>
      <Field id="signal-name" label={t('signals.name')}>
        <input id="signal-name" required maxLength={120} value={fields.name} onChange={({ target }) => change({ name: target.value })} />
      </Field>
      <Field
        id="signal-kind"
        label={t('signals.kind')}
        help={isMatch ? t('signals.kindEventHelp') : detectionText(fields.detection, 'text')}
      >
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
              {detectionText(each, 'name')}
            </option>
          ))}
          {(signal === undefined || isMatch) && <option value={eventKind}>{t('signals.kindEvent')}</option>}
        </select>
      </Field>
      {(isMatch || hasEvents) && (
        <TextList
          label={t('signals.events')}
          help={isMatch ? t('signals.eventsHelp') : t('signals.eventsHelpAny')}
          values={fields.eventNames}
          known={options?.eventNames ?? []}
          onChange={(eventNames) => change({ eventNames })}
        />
      )}
      {!isMatch && (
        <div className="number-boxes">
          {hasOperator && (
            <div className="number-box">
              <label htmlFor="signal-operator">{t('signals.operator')}</label>
              <select
                id="signal-operator"
                value={fields.operator}
                onChange={({ target }) => change({ operator: target.value as Draft['operator'] })}
              >
                {comparisonOptions().map(([each, name]) => (
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
              {...fieldTexts(fields.detection, name)}
              value={fields.numbers[name] ?? ''}
              onChange={(value) => change({ numbers: { ...fields.numbers, [name]: value } })}
            />
          ))}
        </div>
      )}
      {!isMatch && hasRole && (
        <>
          <Field id="signal-role" label={t('signals.role')} help={t('signals.roleHelp')}>
            <input id="signal-role" maxLength={255} value={fields.role} onChange={({ target }) => change({ role: target.value })} />
          </Field>
          <label className="check">
            <input type="checkbox" checked={fields.mostActiveOnly} onChange={() => change({ mostActiveOnly: !fields.mostActiveOnly })} />
            {t('signals.mostActive')}
          </label>
        </>
      )}
      {isMatch && <Conditions conditions={fields.conditions} onChange={(conditions) => change({ conditions })} />}
      {(isMatch || hasChannels) && (
        <Checks
          legend={t('signals.channels')}
          options={channels.map((each) => [each, codeWord('channel', each)] as const)}
          chosen={fields.channels}
          help={t('signals.channelsHelp')}
          onChange={(chosen) => change({ channels: chosen })}
        />
      )}
      <Field id="signal-why" label={t('signals.why')} help={t('signals.whyHelp')}>
        <textarea
          id="signal-why"
          rows={2}
          maxLength={2000}
          className="plain-words"
          value={fields.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <Accounts fields={fields.about} onChange={(part) => change({ about: { ...fields.about, ...part } })}>
        <TextList
          label={t('accounts.plans')}
          help={t('accounts.plansHelp')}
          values={fields.plans}
          onChange={(plans) => change({ plans })}
        />
      </Accounts>
      <Preview tried={{ kind: fields.kind, definition }} />
    </DraftForm>
  )
}
