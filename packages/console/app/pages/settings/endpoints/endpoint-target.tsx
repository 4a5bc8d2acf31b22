import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '../../../api/endpoints'
import { membersQuery } from '../../../api/queries'
import { useMay } from '../../../api/session'
import { t } from '../../../texts/catalogue'
import { Field } from '../../../ui/controls'
import { Checks } from '../../../ui/fields'
import { Badge, Said } from '../../../ui/text'

/** Where an endpoint sends to. */
export interface Target {
  kind: Endpoint['kind']
  url: string
  memberIds: readonly string[]
}

const useMembers = () => useQuery({ ...membersQuery, enabled: useMay('workspace_members:read') }).data ?? []

/** The address of a webhook, or the recipients of mails. */
export function TargetFields({ fields, onChange }: { fields: Target; onChange(part: Partial<Target>): void }) {
  const members = useMembers()
  if (fields.kind === 'email')
    return (
      <Checks
        legend={t('endpoints.recipients')}
        options={members.map(({ id, name, email }) => [id, name || email] as const)}
        chosen={fields.memberIds}
        help={members.length === 0 ? t('endpoints.noMembers') : t('endpoints.recipientsHelp')}
        onChange={(memberIds) => onChange({ memberIds })}
      />
    )
  return (
    <Field id="endpoint-url" label={t('endpoints.url')} help={t('endpoints.urlHelp')}>
      <input
        id="endpoint-url"
        type="url"
        required
        maxLength={2000}
        spellCheck={false}
        aria-describedby="endpoint-url-help"
        value={fields.url}
        onChange={({ target }) => onChange({ url: target.value })}
      />
    </Field>
  )
}

/** Whether a new endpoint is a webhook or sends mail. */
export function KindField({ kind, onChange }: { kind: Endpoint['kind']; onChange(kind: Endpoint['kind']): void }) {
  return (
    <Field id="endpoint-kind" label={t('endpoints.kind')} help={t(`endpoints.kindHelp.${kind}`)}>
      <select
        id="endpoint-kind"
        aria-describedby="endpoint-kind-help"
        value={kind}
        onChange={({ target }) => onChange(target.value === 'email' ? 'email' : 'webhook')}
      >
        <option value="webhook">{t('endpoints.kinds.webhook')}</option>
        <option value="email">{t('endpoints.kinds.email')}</option>
      </select>
    </Field>
  )
}

const tones = { unconfirmed: 'warn', waiting: 'info', confirmed: 'good', disabled: 'bad', unsubscribed: 'quiet' } as const

/** The recipients of an endpoint, and whether mails reach them. */
export function Recipients({ of: { recipients } }: { of: Endpoint }) {
  const members = useMembers()
  return (
    <ul className="list">
      {recipients.map(({ memberId, status }) => {
        const member = members.find(({ id }) => id === memberId)
        return (
          <li key={memberId}>
            <Said>{member?.name || member?.email || t('endpoints.aMember')}</Said>{' '}
            <Badge of={tones[status]} label={t(status === 'unsubscribed' ? 'endpoints.unsubscribed' : `digest.addressStatus.${status}`)} />
          </li>
        )
      })}
    </ul>
  )
}
