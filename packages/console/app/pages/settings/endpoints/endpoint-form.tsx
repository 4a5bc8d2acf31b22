import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../api/client'
import type { Endpoint, EndpointEvent } from '../../../api/endpoints'
import { t } from '../../../texts/catalogue'
import { Copy, Field } from '../../../ui/controls'
import { Dialog } from '../../../ui/dialog'
import { type Draft, useDraft } from '../../../ui/draft'
import { DraftForm } from '../../../ui/draft-form'
import { Checks } from '../../../ui/fields'
import { useOutcome } from '../../../ui/toasts'
import { KindField, type Target, TargetFields } from './endpoint-target'
import { eventChoices } from './event-words'

interface Fields extends Target {
  description: string
  events: readonly EndpointEvent[]
}

const inputOf = ({ kind, url, memberIds, description, events }: Fields) => ({
  ...(kind === 'email' ? { memberIds: [...memberIds] } : { url: url.trim() }),
  description: description.trim(),
  events: [...events]
})

/** Makes an endpoint, and shows its secret once. */
export function NewEndpoint({ onClose }: { onClose(): void }) {
  const draft = useDraft<Fields>('endpoint new', () => ({ kind: 'webhook', url: '', memberIds: [], description: '', events: [] }))
  const queries = useQueryClient()
  const { done } = useOutcome()
  const make = useMutation({
    mutationFn: () => client.endpoints.create({ kind: draft.fields.kind, ...inputOf(draft.fields) }),
    onSuccess: async ({ secret }) => {
      draft.forget()
      await queries.invalidateQueries({ queryKey: ['endpoints'] })
      if (secret === null) {
        done(t('endpoints.added'))
        onClose()
      }
    }
  })
  if (make.data?.secret) return <ShownSecret secret={make.data.secret} onClose={onClose} />
  return (
    <Dialog kind="middle" title={t('endpoints.new')} onClose={onClose}>
      <DraftForm draft={draft} save={make} act={t('endpoints.add')}>
        <KindField kind={draft.fields.kind} onChange={(kind) => draft.change({ kind })} />
        <EndpointFields draft={draft} />
      </DraftForm>
    </Dialog>
  )
}

/** Changes an endpoint. */
export function EditEndpoint({ endpoint, onDone }: { endpoint: Endpoint; onDone(): void }) {
  const { id, kind, recipients, description, events } = endpoint
  const draft = useDraft<Fields>(`endpoint ${id}`, () => ({
    kind,
    url: endpoint.url ?? '',
    memberIds: recipients.filter(({ status }) => status !== 'unsubscribed').map(({ memberId }) => memberId),
    description,
    events
  }))
  const queries = useQueryClient()
  const { done } = useOutcome()
  const save = useMutation({
    mutationFn: () => client.endpoints.update(id, inputOf(draft.fields)),
    onSuccess: async () => {
      draft.forget()
      await queries.invalidateQueries({ queryKey: ['endpoints'] })
      done(t('ui.saved'))
      onDone()
    }
  })
  return (
    <DraftForm draft={draft} save={save} onCancel={onDone}>
      <EndpointFields draft={draft} />
    </DraftForm>
  )
}

function EndpointFields({ draft: { fields, change } }: { draft: Pick<Draft<Fields>, 'fields' | 'change'> }) {
  return (
    <>
      <TargetFields fields={fields} onChange={change} />
      <Field id="endpoint-description" label={t('endpoints.description')} help={t('endpoints.descriptionHelp')}>
        <input
          id="endpoint-description"
          maxLength={200}
          aria-describedby="endpoint-description-help"
          value={fields.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
      <Checks
        legend={t('endpoints.events')}
        options={eventChoices()}
        chosen={fields.events}
        help={t('endpoints.eventsHelp')}
        onChange={(events) => change({ events })}
      />
    </>
  )
}

/** A secret, which is shown this once. */
export function ShownSecret({ secret, onClose }: { secret: string; onClose(): void }) {
  return (
    <Dialog kind="middle" title={t('endpoints.secretTitle')} description={t('endpoints.secretText')} onClose={onClose}>
      <p className="secret">
        <code>{secret}</code>
      </p>
      <div className="dialog-actions">
        <Copy text={secret} label={t('endpoints.copySecret')} />
        <button type="button" className="button primary" onClick={onClose}>
          {t('settings.keys.done')}
        </button>
      </div>
    </Dialog>
  )
}
