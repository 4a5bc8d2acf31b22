import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Channel, channelsQuery, sendTest, useProviderName } from '../../api/channels'
import { client } from '../../api/client'
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
    <Dialog kind="side" title={id === 'new' ? 'New channel' : <Said>{channel?.name ?? 'Channel'}</Said>} onClose={onClose}>
      <Reading query={query} rows={6}>
        {(all) =>
          id === 'new' ? (
            <ChannelForm isFirst={all.length === 0} onSaved={onClose} />
          ) : channel ? (
            <Saved channel={channel} onGone={onClose} />
          ) : (
            <Empty title="This channel is not there any more">It was archived, or never was.</Empty>
          )
        }
      </Reading>
    </Dialog>
  )
}

const isOnItsWay = (status: string) => status === 'PENDING' || status === 'SENDING'

function Saved({ channel, onGone }: { channel: Channel; onGone(): void }) {
  const { id, name, enabled, isDefault, kind, maskedConfig, syncReason, recentDeliveries } = channel
  const provider = useProviderName(channel)
  const [isLeaving, setLeaving] = useState(false)
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const renew = () => queries.invalidateQueries({ queryKey: ['destinations'] })
  const turning = useTurnChannel(channel)
  const test = useMutation({ mutationFn: () => sendTest(id), onSuccess: renew, onError: failed })
  const prefer = useMutation({
    mutationFn: () => client.tools.updateDestination({ id, type: kind, isDefault: true }),
    onSuccess: renew,
    onError: failed
  })
  const archive = useMutation({
    mutationFn: () => client.tools.archiveDestination({ id }),
    onSuccess: async () => {
      await renew()
      done(`“${name}” is put away.`)
      onGone()
    },
    onError: failed,
    onSettled: () => setLeaving(false)
  })
  return (
    <div className="item">
      <p className="source-facts">
        <Switch label={`Send to ${name}`} isOn={enabled} isBusy={turning.isPending} onTurn={(isOn) => turning.mutate(isOn)} />
        <span>{enabled ? 'Gets messages' : 'Off'}</span>
        <ChannelState of={channel} provider={provider} />
        {isDefault && <Badge of="info" label="Default" />}
      </p>
      {syncReason && (
        <p className="fault">
          <Said>{syncReason}</Said>
        </p>
      )}
      <dl className="facts-list">
        <dt>{provider} channel</dt>
        <dd>
          <code>{maskedConfig?.channelId ?? '–'}</code>
        </dd>
      </dl>
      <Section title="Last messages">
        {recentDeliveries.length === 0 ? (
          <Empty title="Nothing was sent yet">Send a test to see that it arrives.</Empty>
        ) : (
          <Deliveries of={recentDeliveries} />
        )}
      </Section>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => setLeaving(true)}>
          Archive
        </button>
        {!isDefault && (
          <button type="button" className="button" onClick={() => prefer.mutate()} disabled={prefer.isPending}>
            Make it the default
          </button>
        )}
        <button type="button" className="button primary" onClick={() => test.mutate()} disabled={test.isPending}>
          {test.isPending ? 'Sending…' : 'Send a test'}
        </button>
      </div>
      {isLeaving && (
        <Confirm
          title={`Archive “${name}”?`}
          text="No message goes there any more, and automations that name it have one channel less. It cannot be taken out again; the same channel can be added anew."
          act="Archive"
          isBusy={archive.isPending}
          onAct={() => archive.mutate()}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}
