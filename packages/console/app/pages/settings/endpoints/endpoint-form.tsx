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
import { eventChoices } from './event-words'

interface Fields {
  url: string
  description: string
  events: readonly EndpointEvent[]
}

const inputOf = ({ url, description, events }: Fields) => ({ url: url.trim(), description: description.trim(), events: [...events] })

/** Makes an endpoint, and shows its secret once. */
export function NewEndpoint({ onClose }: { onClose(): void }) {
  const draft = useDraft<Fields>('endpoint new', () => ({ url: '', description: '', events: [] }))
  const queries = useQueryClient()
  const make = useMutation({
    mutationFn: () => client.endpoints.create(inputOf(draft.fields)),
    onSuccess: async () => {
      draft.forget()
      await queries.invalidateQueries({ queryKey: ['endpoints'] })
    }
  })
  if (make.data) return <ShownSecret secret={make.data.secret} onClose={onClose} />
  return (
    <Dialog kind="middle" title={t('endpoints.new')} onClose={onClose}>
      <DraftForm draft={draft} save={make} act={t('endpoints.add')}>
        <EndpointFields draft={draft} />
      </DraftForm>
    </Dialog>
  )
}

/** Changes an endpoint. */
export function EditEndpoint({ endpoint, onDone }: { endpoint: Endpoint; onDone(): void }) {
  const { id, url, description, events } = endpoint
  const draft = useDraft<Fields>(`endpoint ${id}`, () => ({ url, description, events }))
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
      <Field id="endpoint-url" label={t('endpoints.url')} help={t('endpoints.urlHelp')}>
        <input
          id="endpoint-url"
          type="url"
          required
          maxLength={2000}
          spellCheck={false}
          aria-describedby="endpoint-url-help"
          value={fields.url}
          onChange={({ target }) => change({ url: target.value })}
        />
      </Field>
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
