import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Channel, channelsQuery, sendTest, useProviderName } from '../../api/channels'
import { client } from '../../api/client'
import { t } from '../../texts/catalogue'
import { Confirm, Dialog } from '../../ui/dialog'
import { Switch } from '../../ui/fields'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { Deliveries } from '../deliveries'
import { ChannelForm } from './channel-form'
import { ChannelState, useTurnChannel } from './channels'

/** A channel: how it does, and the last messages to it. `new` adds one. */
export function ChannelPanel({ id, onClose }: { id: string; onClose(): void }) {
  const query = useQuery({
    ...channelsQuery,
    // Until a message has ended, what becomes of it is waited for.
    refetchInterval: ({ state }) => (state.data?.some(({ recentDeliveries: [last] }) => last && isOnItsWay(last.status)) ? 2000 : false)
  })
  const channel = query.data?.find((each) => each.id === id)
  return (
    <Dialog kind="side" title={id === 'new' ? t('channels.new') : <Said>{channel?.name ?? t('channels.one')}</Said>} onClose={onClose}>
      <Reading query={query} rows={6}>
        {(all) =>
          id === 'new' ? (
            <ChannelForm isFirst={all.length === 0} onSaved={onClose} />
          ) : channel ? (
            <Saved channel={channel} onGone={onClose} />
          ) : (
            <Empty title={t('channels.missing')}>{t('channels.missingWhy')}</Empty>
          )
        }
      </Reading>
    </Dialog>
  )
}

const isOnItsWay = (status: string) => status === 'PENDING' || status === 'SENDING'

function Saved({ channel, onGone }: { channel: Channel; onGone(): void }) {
  const { id, name, enabled, isDefault, maskedConfig, syncReason, recentDeliveries } = channel
  const provider = useProviderName(channel)
  const [isLeaving, setLeaving] = useState(false)
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const renew = () => queries.invalidateQueries({ queryKey: ['destinations'] })
  const turning = useTurnChannel(channel)
  const test = useMutation({ mutationFn: () => sendTest(id), onSuccess: renew, onError: failed })
  const makeDefault = async (destination: Pick<Channel, 'id' | 'kind'>) => {
    await client.tools.updateDestination({ id: destination.id, type: destination.kind, isDefault: true })
    await renew()
  }
  const prefer = useMutation({
    mutationFn: async () => {
      const before = queries.getQueryData(channelsQuery.queryKey)?.find((each) => each.isDefault)
      await makeDefault(channel)
      return before
    },
    onSuccess: (before) => done(t('channels.madeDefault', { name }), before && (() => makeDefault(before))),
    onError: failed
  })
  const archive = useMutation({
    mutationFn: () => client.tools.archiveDestination({ id }),
    onSuccess: async () => {
      await renew()
      done(t('channels.archived', { name }))
      onGone()
    },
    onError: failed,
    onSettled: () => setLeaving(false)
  })
  return (
    <div className="item">
      <p className="source-facts">
        <Switch label={t('channels.turn', { name })} isOn={enabled} isBusy={turning.isPending} onTurn={(isOn) => turning.mutate(isOn)} />
        <span>{enabled ? t('channels.receives') : t('ui.off')}</span>
        <ChannelState of={channel} provider={provider} />
        {isDefault && <Badge of="info" label={t('channels.default')} />}
      </p>
      {syncReason && (
        <p className="fault">
          <Said>{syncReason}</Said>
        </p>
      )}
      <dl className="facts-list">
        <dt>{t('channels.providerChannel', { provider })}</dt>
        <dd>
          <code>{maskedConfig?.channelId ?? '–'}</code>
        </dd>
      </dl>
      <Section title={t('channels.lastMessages')}>
        {recentDeliveries.length === 0 ? (
          <Empty title={t('channels.noMessages')}>{t('channels.noMessagesWhy')}</Empty>
        ) : (
          <Deliveries of={recentDeliveries} />
        )}
      </Section>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => setLeaving(true)}>
          {t('ui.archive')}
        </button>
        {!isDefault && (
          <button type="button" className="button" onClick={() => prefer.mutate()} disabled={prefer.isPending}>
            {t('channels.makeDefault')}
          </button>
        )}
        <button type="button" className="button primary" onClick={() => test.mutate()} disabled={test.isPending}>
          {test.isPending ? t('channels.sending') : t('channels.test')}
        </button>
      </div>
      {isLeaving && (
        <Confirm
          title={t('channels.archiveTitle', { name })}
          text={t('channels.archiveText')}
          act={t('ui.archive')}
          isBusy={archive.isPending}
          onAct={() => archive.mutate()}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}
