import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Channel, channelsQuery, useProviderName } from '../../api/channels'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { Switch } from '../../ui/fields'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

const channelStates: Record<Channel['syncStatus'], { name(provider: string): string; tone: string }> = {
  PENDING_PROVIDER_SYNC: { name: (provider) => `Waits for ${provider}`, tone: 'warn' },
  SYNCED: { name: () => 'Ready', tone: 'good' },
  PROVIDER_ERROR: { name: (provider) => `${provider} refuses it`, tone: 'bad' },
  DISABLED_BY_PROVIDER: { name: (provider) => `Closed in ${provider}`, tone: 'bad' }
}

/** How a channel does, in words. */
export function ChannelState({ of: { syncStatus }, provider }: { of: Channel; provider: string }) {
  const { name, tone } = channelStates[syncStatus]
  return <Badge of={tone} label={name(provider)} />
}

/** Where messages go. */
export function Channels({ onOpen }: { onOpen(id: string): void }) {
  const may = useMay('destinations:manage')
  const query = useQuery({ ...channelsQuery, enabled: may })
  if (!may)
    return (
      <Empty title="Your key may not see channels">
        They need the grant <code>destinations:manage</code>. Ask whoever has given you the key.
      </Empty>
    )
  return (
    <Reading query={query} rows={3}>
      {(channels) =>
        channels.length === 0 ? (
          <Empty title="No channels yet">
            Automations send what was seen to a channel, such as one of Slack. Add one by its id; messages go out once its provider is
            connected under Integrations.
          </Empty>
        ) : (
          <ul className="list">
            {channels.map((channel) => (
              <Row key={channel.id} channel={channel} onOpen={() => onOpen(channel.id)} />
            ))}
          </ul>
        )
      }
    </Reading>
  )
}

function Row({ channel, onOpen }: { channel: Channel; onOpen(): void }) {
  const { name, enabled, isDefault, maskedConfig } = channel
  const provider = useProviderName(channel)
  const turning = useTurnChannel(channel)
  return (
    <li className="list-row">
      <Switch label={`Send to ${name}`} isOn={enabled} isBusy={turning.isPending} onTurn={(isOn) => turning.mutate(isOn)} />
      <span className="list-main">
        <button type="button" className="row-link" data-row onClick={onOpen}>
          <Said>{name}</Said>
        </button>
        <span className="soft list-under">
          {provider} · <Said>{maskedConfig?.channelId ?? ''}</Said>
        </span>
      </span>
      {isDefault && <Badge of="info" label="Default" />}
      <ChannelState of={channel} provider={provider} />
    </li>
  )
}

/** Lets a channel get messages, or no more. */
export function useTurnChannel({ id, name }: Channel) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? client.tools.enableDestination({ id }) : client.tools.disableDestination({ id })),
    onSuccess: async (_, isOn) => {
      await queries.invalidateQueries({ queryKey: ['destinations'] })
      done(isOn ? `“${name}” gets messages.` : `“${name}” gets no more messages.`)
    },
    onError: failed
  })
}
