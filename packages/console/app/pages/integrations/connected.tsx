import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import type { Integration } from '../../api/queries'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
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

const streamTones = { idle: 'good', running: 'info', waiting: 'quiet', failing: 'bad', skipped: 'quiet', stopped: 'bad' } as const

const isStreamState = (state: string): state is keyof typeof streamTones => state in streamTones

const isAdvised = (state: string) => state === 'awaiting_auth' || state === 'setup_required' || state === 'requires_intervention'

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
            <Badge of={state} label={t(`connected.states.${state}`)} />
            {isAdvised(state) && <span>{t(`connected.advice.${state}`)}</span>}
            {latest?.nextRunAt && latest.status !== 'running' && (
              <span>
                <TextOf of="runs.next" values={{ when: <When at={latest.nextRunAt} /> }} />
              </span>
            )}
          </p>
          {counts && <p className="soft">{t(`connected.counts.${counts}`)}</p>}
          {runs.data && <Trouble name={name} runs={runs.data} />}
          {state === 'setup_required' && mayConnect && <Mapping provider={provider} />}
          {state === 'requires_intervention' && <Connect provider={provider} name={name} />}
          <Section title={t('connected.streams')}>
            {syncs.length === 0 ? (
              <Empty title={t('connected.noStreams')}>{t('connected.noStreamsWhy')}</Empty>
            ) : (
              <ul className="streams">
                {syncs.map(({ model, status: each, lastSyncedAt, errorMessage, counts }) => {
                  const next = latest?.streams.find(({ stream }) => stream === model)?.nextRunAt
                  const isRead = each === 'idle'
                  return (
                    <li key={model}>
                      <Said>{words(model)}</Said>
                      <StreamBadge state={each} isMissingRecords={isRead && errorMessage !== undefined} />
                      <span className="list-when soft">{lastSyncedAt ? <When at={lastSyncedAt} /> : t('connected.neverRead')}</span>
                      {counts && <LeftOut skipped={counts.skipped} skippedFor={counts.skippedFor} />}
                      {errorMessage && (
                        <p className="fault">
                          <Said>{errorMessage}</Said>
                          {next && !isRead && (
                            <span className="soft">
                              {' '}
                              <TextOf of="trouble.next" values={{ when: <When at={new Date(next).toISOString()} /> }} />
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
          <Section title={t('connected.runs')}>
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

function StreamBadge({ state, isMissingRecords }: { state: string; isMissingRecords: boolean }) {
  if (isMissingRecords) return <Badge of="warn" label={t('connected.recordsMissing')} />
  if (!isStreamState(state)) return <Badge of="quiet" label={words(state)} />
  return <Badge of={streamTones[state]} label={t(`connected.streamStates.${state}`)} />
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
      done(t('connected.readNext', { name }))
    },
    onError: failed
  })
  const leave = useMutation({
    mutationFn: () => client.integrations.disconnect(provider),
    onSuccess: () => {
      done(t('connected.disconnected', { name }))
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
        {t('connected.disconnect')}
      </button>
      <button type="button" className="button primary" onClick={() => sync.mutate()} disabled={sync.isPending || isRunning}>
        {t(sync.isPending ? 'connected.starting' : isRunning ? 'connected.reading' : 'connected.readNow')}
      </button>
      {isAsked && (
        <Confirm
          title={t('connected.disconnectTitle', { name })}
          text={t('connected.disconnectText', { name })}
          act={t('connected.disconnect')}
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
