import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Channel, channelsQuery, useProviderName } from '../../api/channels'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Switch } from '../../ui/fields'
import { codeWord } from '../../ui/format'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

const tones: Record<Channel['syncStatus'], string> = {
  PENDING_PROVIDER_SYNC: 'warn',
  SYNCED: 'good',
  PROVIDER_ERROR: 'bad',
  DISABLED_BY_PROVIDER: 'bad'
}

/** How a channel does, in words. */
export function ChannelState({ of: { syncStatus }, provider }: { of: Channel; provider: string }) {
  const label = syncStatus === 'SYNCED' ? t('channels.status.SYNCED') : t(`channels.status.${syncStatus}`, { provider })
  return <Badge of={tones[syncStatus]} label={label} />
}

/** Where messages go. */
export function Channels({ onOpen }: { onOpen(id: string): void }) {
  const may = useMay('destinations:manage')
  const query = useQuery({ ...channelsQuery, enabled: may })
  if (!may)
    return (
      <Empty title={t('channels.notAllowed')}>
        {t('channels.notAllowedWhy', { permission: codeWord('grant', 'destinations:manage') })}
      </Empty>
    )
  return (
    <Reading query={query} rows={3}>
      {(channels) =>
        channels.length === 0 ? (
          <Empty title={t('channels.none')}>{t('channels.noneWhy')}</Empty>
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
      <Switch label={t('channels.turn', { name })} isOn={enabled} isBusy={turning.isPending} onTurn={(isOn) => turning.mutate(isOn)} />
      <span className="list-main">
        <button type="button" className="row-link" data-row onClick={onOpen}>
          <Said>{name}</Said>
        </button>
        <span className="soft list-under">
          <Said>{provider}</Said> · <Said>{maskedConfig?.channelId ?? ''}</Said>
        </span>
      </span>
      {isDefault && <Badge of="info" label={t('channels.default')} />}
      <ChannelState of={channel} provider={provider} />
    </li>
  )
}

/** Lets a channel get messages, or no more. */
export function useTurnChannel({ id, name }: Channel) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const turn = async (isOn: boolean) => {
    await (isOn ? client.tools.enableDestination({ id }) : client.tools.disableDestination({ id }))
    await queries.invalidateQueries({ queryKey: ['destinations'] })
  }
  return useMutation({
    mutationFn: turn,
    onSuccess: (_, isOn) => done(t(isOn ? 'channels.turnedOn' : 'channels.turnedOff', { name }), () => turn(!isOn)),
    onError: failed
  })
}
