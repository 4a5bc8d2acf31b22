import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { membersQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { type BuiltIn, type Signal, signalOptionsQuery } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { Confirm, Dialog } from '../../ui/dialog'
import { useHasDraft } from '../../ui/draft'
import { NumberBox, Switch } from '../../ui/fields'
import { Section } from '../../ui/page'
import { Reading } from '../../ui/states'
import { Badge, Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { type Definition, sentenceOf, settingField } from './definitions'
import { Occurrences } from './occurrences'
import { Preview } from './preview'
import { SentTo } from './sent-to'
import { draftName, SignalForm } from './signal-form'
import { useTurn } from './signals'

/** A signal: what it watches for, and where it was seen. `new` writes one. */
export function SignalPanel({ id, onOpen, onClose }: { id: string; onOpen(id: string): void; onClose(): void }) {
  return id === 'new' ? (
    <Dialog kind="side" title={t('signals.new')} onClose={onClose}>
      <SignalForm onSaved={onOpen} />
    </Dialog>
  ) : (
    <Saved id={id} onClose={onClose} />
  )
}

function Saved({ id, onClose }: { id: string; onClose(): void }) {
  const query = useQuery({ queryKey: ['signals', 'one', id], queryFn: ({ signal }) => client.signals.get(id, { signal }) })
  return (
    <Dialog kind="side" title={<Said>{query.data?.name ?? t('signals.one')}</Said>} onClose={onClose}>
      <Reading query={query} rows={8}>
        {(signal) => (
          <div className="item">
            {signal.builtInKey === null ? <Own signal={signal} onGone={onClose} /> : <FromUs signal={signal} />}
            {!signal.archivedAt && <SentTo signal={signal} />}
            <Section title={t('signals.matches')}>
              <Occurrences signalId={signal.id} isOn={signal.enabled} />
            </Section>
          </div>
        )}
      </Reading>
    </Dialog>
  )
}

function Head({ signal, turn }: { signal: Signal; turn(isOn: boolean): Promise<{ warnings: { message: string }[] }> }) {
  const mayChange = useMay('workspace_settings:manage')
  const turning = useTurn(signal.name, turn)
  if (signal.archivedAt) return <Badge of="quiet" label={t('ui.archived')} />
  if (!mayChange) return <Badge of={signal.enabled ? 'good' : 'quiet'} label={signal.enabled ? t('signals.watching') : t('ui.off')} />
  return (
    <>
      <Switch
        label={t('signals.turn', { name: signal.name })}
        isOn={signal.enabled}
        isBusy={turning.isPending}
        onTurn={(to) => turning.mutate(to)}
      />
      <span>{signal.enabled ? t('signals.watching') : t('ui.off')}</span>
    </>
  )
}

function Own({ signal, onGone }: { signal: Signal; onGone(): void }) {
  const mayChange = useMay('workspace_settings:manage')
  const [step, setStep] = useState<'edit' | 'archive' | undefined>(useHasDraft(draftName(signal.id)) ? 'edit' : undefined)
  const mayMembers = useMay('workspace_members:read')
  const members = useQuery({ ...membersQuery, enabled: mayMembers }).data ?? []
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const archive = useMutation({
    mutationFn: () => client.signals.archive(signal.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['signals'] })
      done(t('signals.archived', { name: signal.name }))
      onGone()
    },
    onError: failed,
    onSettled: () => setStep(undefined)
  })
  if (step === 'edit') return <SignalForm signal={signal} onSaved={() => setStep(undefined)} onCancel={() => setStep(undefined)} />
  return (
    <>
      <p className="source-facts">
        <Head signal={signal} turn={(enabled) => client.signals.update(signal.id, { enabled })} />
      </p>
      <p>
        <Said>{sentenceOf(signal.definition as unknown as Definition, members)}</Said>
      </p>
      {signal.description && (
        <p className="soft">
          <Said>{signal.description}</Said>
        </p>
      )}
      {mayChange && !signal.archivedAt && (
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => setStep('archive')}>
            {t('ui.archive')}
          </button>
          <button type="button" className="button" onClick={() => setStep('edit')}>
            {t('ui.edit')}
          </button>
        </div>
      )}
      {step === 'archive' && (
        <Confirm
          title={t('signals.archiveTitle', { name: signal.name })}
          text={t('signals.archiveText')}
          act={t('ui.archive')}
          isBusy={archive.isPending}
          onAct={() => archive.mutate()}
          onClose={() => setStep(undefined)}
        />
      )}
    </>
  )
}

function FromUs({ signal }: { signal: Signal }) {
  const options = useQuery(signalOptionsQuery)
  return (
    <>
      <p className="source-facts">
        <Head signal={signal} turn={(enabled) => client.signals.updateBuiltIn(signal.builtInKey ?? '', { enabled })} />
      </p>
      {signal.description && (
        <p className="soft">
          <Said>{signal.description}</Said>
        </p>
      )}
      <Reading query={options} rows={3}>
        {({ builtIn }) => {
          const own = builtIn.find(({ key }) => key === signal.builtInKey)
          return own && <Settings key={JSON.stringify(own.settings)} signal={signal} of={own} />
        }}
      </Reading>
    </>
  )
}

/** The numbers of a built-in signal; where it is an ordinary pattern, whom it would have found with them. */
function Settings({ signal, of: { key, settings } }: { signal: Signal; of: BuiltIn }) {
  const mayChange = useMay('workspace_settings:manage')
  const [numbers, setNumbers] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]))
  )
  const queries = useQueryClient()
  const { done } = useOutcome()
  const chosen = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]))
  const save = useMutation({
    mutationFn: () => client.signals.updateBuiltIn(key, { settings: chosen }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['signals'] })
      done(t('ui.saved'))
    }
  })
  const names = Object.keys(settings)
  const isSame = names.every((name) => chosen[name] === settings[name])
  // Only a pattern can be tried: whom a condition of billing or facts found, nobody knows afterwards.
  const definition = signal.kind === 'EVENT_PATTERN' ? ({ ...signal.definition, ...chosen } as unknown as Definition) : undefined
  return (
    <form
      className="form wide-form"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      {names.length > 0 && (
        <fieldset className="number-boxes" disabled={!mayChange}>
          <legend className="visually-hidden">{t('signals.settings')}</legend>
          {names.map((name) => {
            const field = settingField(name)
            return (
              <NumberBox
                key={name}
                label={field.label}
                unit={field.unit}
                min={field.min}
                max={field.max}
                value={numbers[name] ?? ''}
                onChange={(value) => setNumbers({ ...numbers, [name]: value })}
              />
            )
          })}
        </fieldset>
      )}
      {definition && <Preview tried={{ kind: 'EVENT_PATTERN', definition }} />}
      {save.error && (
        <p className="fault" role="alert">
          {save.error.message}
        </p>
      )}
      {mayChange && names.length > 0 && (
        <button type="submit" className="button primary" disabled={save.isPending || isSame}>
          {save.isPending ? t('ui.saving') : t('ui.save')}
        </button>
      )}
    </form>
  )
}
