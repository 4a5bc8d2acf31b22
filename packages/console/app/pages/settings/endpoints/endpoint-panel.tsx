import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../api/client'
import { type Endpoint, endpointName, endpointsQuery } from '../../../api/endpoints'
import { t } from '../../../texts/catalogue'
import { TextOf } from '../../../texts/text-of'
import { Confirm, Dialog } from '../../../ui/dialog'
import { Switch } from '../../../ui/fields'
import { listed } from '../../../ui/format'
import { Said, When } from '../../../ui/text'
import { useOutcome } from '../../../ui/toasts'
import { EndpointDeliveries } from './endpoint-deliveries'
import { EditEndpoint, ShownSecret } from './endpoint-form'
import { EndpointState, useTurnEndpoint } from './endpoint-state'
import { Recipients } from './endpoint-target'
import { eventWords } from './event-words'

/** An endpoint: how it does, what it hears of, and the messages to it. */
export function EndpointPanel({ endpoint, onClose }: { endpoint: Endpoint; onClose(): void }) {
  const [isEditing, setEditing] = useState(false)
  const [asked, setAsked] = useState<'rotate' | 'remove'>()
  const { id, kind, url, enabled, disabledReason, events, dropped, previousSecretUntil } = endpoint
  const name = endpointName(endpoint)
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const renew = () => queries.invalidateQueries({ queryKey: ['endpoints'] })
  const turning = useTurnEndpoint(endpoint)
  const test = useMutation({ mutationFn: () => client.endpoints.test(id), onSuccess: renew, onError: failed })
  const rotate = useMutation({
    mutationFn: () => client.endpoints.rotateSecret(id),
    onSuccess: renew,
    onError: failed,
    onSettled: () => setAsked(undefined)
  })
  const remove = useMutation({
    mutationFn: () => client.endpoints.remove(id),
    onSuccess: async () => {
      done(t('endpoints.removed', { name }))
      onClose()
      // Its deliveries are gone, too: to ask for them again would be an error.
      await queries.invalidateQueries({ queryKey: endpointsQuery.queryKey })
    },
    onError: failed,
    onSettled: () => setAsked(undefined)
  })
  if (rotate.data) return <ShownSecret secret={rotate.data.secret} onClose={() => rotate.reset()} />
  return (
    <Dialog kind="side" title={<Said>{name}</Said>} onClose={onClose}>
      {isEditing ? (
        <EditEndpoint endpoint={endpoint} onDone={() => setEditing(false)} />
      ) : (
        <div className="item">
          <p className="source-facts">
            <Switch
              label={t('endpoints.turn', { name })}
              isOn={enabled}
              isBusy={turning.isPending}
              onTurn={(isOn) => turning.mutate(isOn)}
            />
            <span>{enabled ? t('endpoints.receives') : t('ui.off')}</span>
            <EndpointState of={endpoint} />
          </p>
          {disabledReason && <p className="fault">{disabledReason}</p>}
          {dropped > 0 && <p className="fault">{t('endpoints.dropped', { count: dropped })}</p>}
          <dl className="facts-list">
            <dt>{t(kind === 'email' ? 'endpoints.recipients' : 'endpoints.url')}</dt>
            <dd>{kind === 'email' ? <Recipients of={endpoint} /> : <Said>{url ?? ''}</Said>}</dd>
            <dt>{t('endpoints.events')}</dt>
            <dd>{events.length === 0 ? t('endpoints.onlyAutomations') : listed(events.map(eventWords))}</dd>
          </dl>
          {previousSecretUntil && new Date(previousSecretUntil) > new Date() && (
            <p className="help">
              <TextOf of="endpoints.bothSecrets" values={{ when: <When at={previousSecretUntil} /> }} />
            </p>
          )}
          <EndpointDeliveries endpoint={endpoint} />
          <div className="dialog-actions">
            <button type="button" className="button" onClick={() => setAsked('remove')}>
              {t('endpoints.remove')}
            </button>
            {kind === 'webhook' && (
              <button type="button" className="button" onClick={() => setAsked('rotate')}>
                {t('endpoints.rotate')}
              </button>
            )}
            <button type="button" className="button" onClick={() => setEditing(true)}>
              {t('ui.edit')}
            </button>
            <button type="button" className="button primary" onClick={() => test.mutate()} disabled={test.isPending || !enabled}>
              {test.isPending ? t('channels.sending') : t('channels.test')}
            </button>
          </div>
        </div>
      )}
      {asked && (
        <Confirm
          title={t(asked === 'rotate' ? 'endpoints.rotateTitle' : 'endpoints.removeTitle', { name })}
          text={t(asked === 'rotate' ? 'endpoints.rotateText' : 'endpoints.removeText')}
          act={t(asked === 'rotate' ? 'endpoints.rotate' : 'endpoints.remove')}
          isBusy={rotate.isPending || remove.isPending}
          onAct={() => (asked === 'rotate' ? rotate.mutate() : remove.mutate())}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Dialog>
  )
}
