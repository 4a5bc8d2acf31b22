import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import type { Integration } from '../../api/queries'
import { useMay } from '../../api/session'
import { Confirm } from '../../ui/dialog'
import { words } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { Connect } from './connect'
import { Mapping } from './mapping'
import { LeftOut, Runs } from './runs'
import { Trouble } from './trouble'

const advice: Record<string, string> = {
  requires_intervention: 'The vendor does not take our credential any more: connect it again.',
  setup_required: 'It is connected; what its stages mean has to be decided before it is read.',
  awaiting_auth: 'Somebody is connecting it now.'
}

const countingTexts: Record<NonNullable<Integration['counts']>, string> = {
  all: 'Its events count like those that your product sends to Rapport: in activity, activation, signals and health.',
  features:
    'Its events show in timelines and features only. They do not count as activity, as your product may have sent the same ones to Rapport. To change that, disconnect it and connect it again.'
}

const streamStates: Record<string, { name: string; tone: string }> = {
  idle: { name: 'Up to date', tone: 'good' },
  running: { name: 'Reading', tone: 'info' },
  waiting: { name: 'Waits for its turn', tone: 'quiet' },
  failing: { name: 'Fails', tone: 'bad' },
  skipped: { name: 'Left out', tone: 'quiet' },
  stopped: { name: 'Stopped', tone: 'bad' }
}

/** How a connected provider does: what its data is as of, each stream, each run; reading it now, and leaving it. */
export function Connected({ of, onGone }: { of: Pick<Integration, 'id' | 'name' | 'counts'>; onGone(): void }) {
  const { id: provider, name, counts } = of
  // Once it is not connected there is nothing to read of it, and asking would be answered by 404.
  const [isLeaving, setLeaving] = useState(false)
  const status = useQuery({
    queryKey: ['integrations', provider, 'status'],
    enabled: !isLeaving,
    queryFn: ({ signal }) => client.integrations.status(provider, { signal }),
    refetchInterval: 3000
  })
  const runs = useQuery({
    queryKey: ['integrations', provider, 'runs'],
    enabled: !isLeaving,
    queryFn: ({ signal }) => client.integrations.runs(provider, { limit: 20 }, { signal }),
    refetchInterval: 3000
  })
  const mayConnect = useMay('integrations:connect_own')
  const latest = runs.data?.[0]
  return (
    <Reading query={status} rows={6}>
      {({ status: state, syncs }) => (
        <div className="item">
          <p className="source-facts">
            <Badge of={state} label={words(state)} />
            {advice[state] && <span>{advice[state]}</span>}
            {latest?.nextRunAt && latest.status !== 'running' && (
              <span>
                read again <When at={latest.nextRunAt} />
              </span>
            )}
          </p>
          {counts && <p className="soft">{countingTexts[counts]}</p>}
          {runs.data && <Trouble name={name} runs={runs.data} />}
          {state === 'setup_required' && mayConnect && <Mapping provider={provider} />}
          {state === 'requires_intervention' && <Connect provider={provider} name={name} />}
          <Section title="Streams">
            {syncs.length === 0 ? (
              <Empty title="Nothing was read yet">The first run begins within a minute.</Empty>
            ) : (
              <ul className="streams">
                {syncs.map(({ model, status: each, lastSyncedAt, errorMessage, counts }) => {
                  const next = latest?.streams.find(({ stream }) => stream === model)?.nextRunAt
                  const isRead = each === 'idle'
                  const told = isRead && errorMessage ? { name: 'Records missing', tone: 'warn' } : streamStates[each]
                  return (
                    <li key={model}>
                      <span>{words(model)}</span>
                      <Badge of={told?.tone ?? 'quiet'} label={told?.name ?? words(each)} />
                      <span className="list-when soft">{lastSyncedAt ? <When at={lastSyncedAt} /> : 'never read'}</span>
                      {counts && <LeftOut skipped={counts.skipped} skippedFor={counts.skippedFor} />}
                      {errorMessage && (
                        <p className="fault">
                          <Said>{errorMessage}</Said>
                          {next && !isRead && (
                            <span className="soft">
                              {' '}
                              Tried again <When at={new Date(next).toISOString()} />.
                            </span>
                          )}
                        </p>
                      )}
                    </li>
                  )
                })}
              </ul>
            )}
          </Section>
          <Section title="Runs">
            <Reading query={runs} rows={3}>
              {(all) => <Runs runs={all} />}
            </Reading>
          </Section>
          <Actions provider={provider} name={name} isRunning={latest?.status === 'running'} onLeaving={setLeaving} onGone={onGone} />
        </div>
      )}
    </Reading>
  )
}

interface ActionsProps {
  provider: Integration['id']
  name: string
  isRunning: boolean
  /** Told true before it is disconnected, and false when that failed. */
  onLeaving(isLeaving: boolean): void
  onGone(): void
}

function Actions({ provider, name, isRunning, onLeaving, onGone }: ActionsProps) {
  const mayChange = useMay('integrations:connect_own')
  const [isAsked, setAsked] = useState(false)
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const renew = () => queries.invalidateQueries({ queryKey: ['integrations'] })
  const sync = useMutation({
    mutationFn: () => client.integrations.sync(provider),
    onSuccess: async () => {
      await renew()
      done(`${name} is read next.`)
    },
    onError: failed
  })
  const leave = useMutation({
    mutationFn: () => client.integrations.disconnect(provider),
    onSuccess: () => {
      done(`${name} is not connected any more. What was read stays.`)
      onGone()
      return renew()
    },
    onError: (error) => {
      onLeaving(false)
      failed(error)
    },
    onSettled: () => setAsked(false)
  })
  if (!mayChange) return null
  return (
    <div className="dialog-actions">
      <button type="button" className="button" onClick={() => setAsked(true)}>
        Disconnect
      </button>
      <button type="button" className="button primary" onClick={() => sync.mutate()} disabled={sync.isPending || isRunning}>
        {sync.isPending ? 'Asking…' : isRunning ? 'Being read…' : 'Read now'}
      </button>
      {isAsked && (
        <Confirm
          title={`Disconnect ${name}?`}
          text="Its credential is deleted and nothing more is read. What was read stays; connecting it again goes on from there."
          act="Disconnect"
          isBusy={leave.isPending}
          onAct={() => {
            onLeaving(true)
            void queries.cancelQueries({ queryKey: ['integrations', provider] })
            leave.mutate()
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
