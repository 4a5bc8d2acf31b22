import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { channelsQuery } from '../../../api/channels'
import { client } from '../../../api/client'
import { type DigestChange, digestQuery, mondayMorning, type OwnDigest } from '../../../api/digest'
import { t } from '../../../texts/catalogue'
import { Field } from '../../../ui/controls'
import { useDraft } from '../../../ui/draft'
import { DraftForm } from '../../../ui/draft-form'
import { useOutcome } from '../../../ui/toasts'
import { newTimes, Schedule, type Times, timesOf } from '../../schedule'

interface Fields extends Times {
  enabled: boolean
  /** `email`, or the id of a channel. */
  to: string
  scope: 'mine' | 'all'
  whenQuiet: 'say' | 'skip'
}

/** When the digest comes, where to, and what it tells of. */
export function DigestForm({ own: { digest, address } }: { own: OwnDigest }) {
  const channels = useQuery(channelsQuery).data ?? []
  const draft = useDraft<Fields>('digest', () => ({
    ...(digest ? timesOf(digest.schedule) : { ...newTimes, timezone: mondayMorning().schedule?.timezone ?? '' }),
    enabled: digest?.enabled ?? true,
    to: digest?.destinationId ?? 'email',
    scope: digest?.scope ?? 'mine',
    whenQuiet: digest?.whenQuiet ?? 'say'
  }))
  const { fields, change } = draft
  const queries = useQueryClient()
  const { done } = useOutcome()
  const save = useMutation({
    mutationFn: () => client.digest.set(changeOf(fields)),
    async onSuccess(saved) {
      draft.forget()
      queries.setQueryData(digestQuery.queryKey, saved)
      await queries.invalidateQueries({ queryKey: ['digest', 'preview'] })
      done(t(fields.enabled ? 'digest.saved' : 'digest.savedOff'))
    }
  })
  return (
    <DraftForm draft={draft} save={save}>
      <div className="checks">
        <label>
          <input type="checkbox" checked={fields.enabled} onChange={({ target }) => change({ enabled: target.checked })} />
          {t('digest.enabled')}
        </label>
      </div>
      <Schedule times={fields} cadences={['daily', 'weekly']} onChange={change} />
      <Field id="digest-to" label={t('digest.to')}>
        <select id="digest-to" value={fields.to} onChange={({ target }) => change({ to: target.value })}>
          <option value="email">{t('digest.byMail', { email: address?.email ?? '' })}</option>
          {channels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field id="digest-scope" label={t('digest.scope')}>
        <select
          id="digest-scope"
          value={fields.scope}
          onChange={({ target }) => change({ scope: target.value === 'all' ? 'all' : 'mine' })}
        >
          <option value="mine">{t('digest.myAccounts')}</option>
          <option value="all">{t('digest.allAccounts')}</option>
        </select>
      </Field>
      <Field id="digest-quiet" label={t('digest.whenQuiet')}>
        <select
          id="digest-quiet"
          value={fields.whenQuiet}
          onChange={({ target }) => change({ whenQuiet: target.value === 'skip' ? 'skip' : 'say' })}
        >
          <option value="say">{t('digest.quietSay')}</option>
          <option value="skip">{t('digest.quietSkip')}</option>
        </select>
      </Field>
    </DraftForm>
  )
}

function changeOf({ enabled, to, scope, whenQuiet, cadence, localTime, timezone, weekday }: Fields): DigestChange {
  return {
    enabled,
    ...(to === 'email' ? { channel: 'email' } : { channel: 'slack', destinationId: to }),
    scope,
    whenQuiet,
    schedule: {
      cadence: cadence === 'daily' ? 'daily' : 'weekly',
      localTime,
      ...(timezone && { timezone }),
      ...(cadence !== 'daily' && { weekday: Number(weekday) })
    }
  }
}
