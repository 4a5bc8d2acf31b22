import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { automationsQuery, destinationsQuery, type Signal } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { Section } from '../../ui/page'
import { Reading } from '../../ui/states'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { OnOff } from '../run-state'

/** Who is told of the matches of a signal, and one press for each channel that could be. */
export function SentTo({ signal }: { signal: Signal }) {
  const automations = useQuery(automationsQuery)
  const mayChange = useMay('workspace_settings:manage')
  const mayChannels = useMay('destinations:manage')
  return (
    <Section title={t('signals.sentTo')}>
      <Reading query={automations} rows={2}>
        {(all) => {
          const own = all.filter(({ signalIds }) => signalIds.includes(signal.id))
          return (
            <>
              {own.length === 0 && <p className="soft">{t('signals.sentToNone')}</p>}
              <ul className="list">
                {own.map(({ id, name, enabled }) => (
                  <li className="list-row" key={id}>
                    <span className="list-main">
                      <Link to="/signals" search={{ tab: 'automations', automation: id }} className="row-link">
                        <Said>{name}</Said>
                      </Link>
                    </span>
                    <OnOff isOn={enabled} />
                  </li>
                ))}
              </ul>
              {mayChange && mayChannels && <Offers signal={signal} taken={own.flatMap(({ destinationIds }) => destinationIds)} />}
            </>
          )
        }}
      </Reading>
    </Section>
  )
}

function Offers({ signal, taken }: { signal: Signal; taken: readonly string[] }) {
  const channels = useQuery(destinationsQuery).data
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const renew = () => queries.invalidateQueries({ queryKey: ['automations'] })
  const send = useMutation({
    mutationFn: (channel: { id: string; name: string }) =>
      client.automations.create({
        name: t('signals.sendName', { signal: signal.name, channel: channel.name }).slice(0, maxNameLength),
        triggerType: 'SIGNAL_OCCURRENCE',
        signalIds: [signal.id],
        destinationIds: [channel.id],
        enabled: true
      }),
    onSuccess: async ({ automation: { id } }, channel) => {
      await renew()
      done(t('signals.sending', { channel: channel.name, signal: signal.name }), async () => {
        await client.automations.archive(id)
        await renew()
      })
    },
    onError: failed
  })
  if (channels?.length === 0) return <p className="help">{t('signals.sendToNone')}</p>
  const offered = channels?.filter(({ id, enabled }) => enabled && !taken.includes(id)) ?? []
  return (
    <div className="dialog-actions">
      {offered.map((channel) => (
        <button key={channel.id} type="button" className="button" onClick={() => send.mutate(channel)} disabled={send.isPending}>
          {t('signals.sendTo', { channel: channel.name })}
        </button>
      ))}
    </div>
  )
}

const maxNameLength = 120
