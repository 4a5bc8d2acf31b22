import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChannelProvider, channelProviders } from '../../api/channels'
import { client } from '../../api/client'
import { capabilitiesQuery } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Field } from '../../ui/controls'
import { useDraft } from '../../ui/draft'
import { DraftForm } from '../../ui/draft-form'
import { Reading } from '../../ui/states'
import { useOutcome } from '../../ui/toasts'

const newChannel = { type: '', channelId: '', label: '', isDefault: false }

/** Adds a channel of a provider that messages can go to. */
export function ChannelForm({ isFirst, onSaved }: { isFirst: boolean; onSaved(): void }) {
  const capabilities = useQuery(capabilitiesQuery)
  return (
    <Reading query={capabilities} rows={4}>
      {(all) => <Fields providers={channelProviders(all)} isFirst={isFirst} onSaved={onSaved} />}
    </Reading>
  )
}

function Fields({ providers, isFirst, onSaved }: { providers: readonly ChannelProvider[]; isFirst: boolean; onSaved(): void }) {
  const draft = useDraft('channel new', () => ({ ...newChannel, isDefault: isFirst }))
  const { fields, change } = draft
  const queries = useQueryClient()
  const { done } = useOutcome()
  const provider = providers.find(({ channel }) => channel.type === fields.type) ?? providers[0]
  const providerName = provider?.name ?? t('channels.itsProvider')
  const save = useMutation({
    mutationFn: () => {
      const { channelId, label, isDefault } = fields
      const type = provider?.channel.type ?? fields.type
      return client.tools.createDestination({ type, channelId: channelId.trim(), label: label.trim(), isDefault })
    },
    onSuccess: async ({ destination: { name, syncStatus } }) => {
      draft.forget()
      await queries.invalidateQueries({ queryKey: ['destinations'] })
      done(syncStatus === 'SYNCED' ? t('channels.added', { name }) : t('channels.addedWaiting', { name, provider: providerName }))
      onSaved()
    }
  })
  return (
    <DraftForm draft={draft} save={save} act={t('channels.add')}>
      {providers.length > 1 && (
        <Field id="channel-provider" label={t('channels.where')}>
          <select id="channel-provider" value={provider?.channel.type} onChange={({ target }) => change({ type: target.value })}>
            {providers.map(({ channel, name }) => (
              <option key={channel.type} value={channel.type}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field
        id="channel-id"
        label={t('channels.id')}
        help={
          provider && (
            <TextOf of="channels.idHelp" values={{ help: provider.channel.help, example: <code>{provider.channel.example}</code> }} />
          )
        }
      >
        <input
          id="channel-id"
          required
          maxLength={191}
          spellCheck={false}
          aria-describedby="channel-id-help"
          value={fields.channelId}
          onChange={({ target }) => change({ channelId: target.value })}
        />
      </Field>
      <Field id="channel-name" label={t('channels.name')} help={t('channels.nameHelp')}>
        <input
          id="channel-name"
          required
          maxLength={120}
          aria-describedby="channel-name-help"
          value={fields.label}
          onChange={({ target }) => change({ label: target.value })}
        />
      </Field>
      <label className="check">
        <input type="checkbox" checked={fields.isDefault} onChange={() => change({ isDefault: !fields.isDefault })} />
        {t('channels.isDefault')}
      </label>
    </DraftForm>
  )
}
