import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { Confirm, Dialog } from '../../ui/dialog'
import { count, words } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Failure, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { Connect } from './connect'
import type { Integration } from './integrations-page'

/** A provider: how each of its streams is read, or how to connect it. */
export function Provider({ of, onClose }: { of: Integration; onClose(): void }) {
  const { id, name, status } = of
  return (
    <Dialog kind="side" title={name} onClose={onClose}>
      {status === 'connected' ? <Health provider={id} name={name} onGone={onClose} /> : <Connect provider={id} name={name} />}
    </Dialog>
  )
}

const advice: Record<string, string> = {
  requires_intervention: 'The vendor does not take our credential any more: connect it again.',
  setup_required: 'It is connected; what its stages mean has to be decided before it is read.',
  awaiting_auth: 'Somebody is connecting it now.'
}

function Health({ provider, name, onGone }: { provider: Integration['id']; name: string; onGone(): void }) {
  const mayChange = useMay('integrations:connect_own') || false
  const mayManage = useMay('integrations:manage')
  const query = useQuery({
    queryKey: ['integrations', provider],
    queryFn: ({ signal }) => client.integrations.status(provider, { signal }),
    refetchInterval: 5000
  })
  const [isLeaving, setLeaving] = useState(false)
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const sync = useMutation({
    mutationFn: () => client.integrations.sync(provider),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['integrations'] })
      done(`${name} is being read.`)
    },
    onError: failed
  })
  const leave = useMutation({
    mutationFn: () => client.integrations.disconnect(provider),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['integrations'] })
      done(`${name} is not connected any more. What was read stays.`)
      onGone()
    },
    onError: failed,
    onSettled: () => setLeaving(false)
  })
  return (
    <Reading query={query} rows={6}>
      {({ status, syncs }) => (
        <div className="item">
          <p className="source-facts">
            <Badge of={status} label={words(status)} />
            {advice[status] && <span>{advice[status]}</span>}
          </p>
          {status === 'requires_intervention' && <Connect provider={provider} name={name} />}
          <Section title="Streams">
            {syncs.length === 0 ? (
              <Empty title="Nothing was read yet">The first run begins within a minute.</Empty>
            ) : (
              <ul className="plain-list">
                {syncs.map(({ model, status: state, lastSyncedAt, errorMessage, counts }) => (
                  <li key={model}>
                    <span>
                      {words(model)} <Badge of={state} label={words(state)} />
                    </span>
                    <span className="soft">
                      <When at={lastSyncedAt} />
                      {counts && ` · ${count(counts.added)} new, ${count(counts.updated)} changed, ${count(counts.removed)} gone`}
                    </span>
                    {errorMessage && (
                      <span className="fault">
                        <Said>{errorMessage}</Said>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Section>
          {(mayChange || mayManage) && (
            <div className="dialog-actions">
              <button type="button" className="button" onClick={() => setLeaving(true)}>
                Disconnect
              </button>
              <button type="button" className="button primary" onClick={() => sync.mutate()} disabled={sync.isPending}>
                {sync.isPending ? 'Asking…' : 'Read now'}
              </button>
            </div>
          )}
          {leave.isError && <Failure error={leave.error} />}
          {isLeaving && (
            <Confirm
              title={`Disconnect ${name}?`}
              text="Its credential is deleted and nothing more is read. What was read stays; connecting it again goes on from there."
              act="Disconnect"
              isBusy={leave.isPending}
              onAct={() => leave.mutate()}
              onClose={() => setLeaving(false)}
            />
          )}
        </div>
      )}
    </Reading>
  )
}
