import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../api/client'
import { type Digest, digestQuery, type OwnDigest } from '../../../api/digest'
import { t } from '../../../texts/catalogue'
import { TextOf } from '../../../texts/text-of'
import { Section } from '../../../ui/page'
import { Badge, Said, When } from '../../../ui/text'
import { useOutcome } from '../../../ui/toasts'

type Address = NonNullable<OwnDigest['address']>

const tones = { unconfirmed: 'warn', waiting: 'info', confirmed: 'good', disabled: 'bad' } as const

/** Whether mails reach the member, and what became of the last digest. */
export function AddressState({
  address,
  digest,
  missingSettings
}: {
  address: Address
  digest: Digest | null
  missingSettings: readonly string[]
}) {
  const { email, status, reason, linkExpiresAt } = address
  return (
    <Section title={t('digest.address')}>
      <p role="status">
        <Said>{email}</Said> <Badge of={tones[status]} label={t(`digest.addressStatus.${status}`)} />
      </p>
      {reason !== null && (
        <p>
          <Said>{reason}</Said>
        </p>
      )}
      {linkExpiresAt !== null && (
        <p>
          <TextOf of="digest.linkUntil" values={{ when: <When at={linkExpiresAt} /> }} />
        </p>
      )}
      {missingSettings.length > 0 ? (
        <p className="help">
          <TextOf of="digest.missing" values={{ settings: missingSettings.join(', ') }} />
        </p>
      ) : (
        status !== 'confirmed' && <Confirm />
      )}
      {digest?.lastResult && digest.lastRunAt && <LastResult result={digest.lastResult} at={digest.lastRunAt} reason={digest.lastReason} />}
    </Section>
  )
}

function LastResult({ result, at, reason }: { result: NonNullable<Digest['lastResult']>; at: string; reason: string | null }) {
  const when = <When at={at} />
  if (result === 'not_sent')
    return (
      <p role="status">
        <TextOf of="digest.notSent" values={{ when, reason: <Said>{reason ?? ''}</Said> }} />
      </p>
    )
  return (
    <p className="soft">
      {result === 'sent' ? <TextOf of="digest.wasSent" values={{ when }} /> : <TextOf of="digest.wasQuiet" values={{ when }} />}
    </p>
  )
}

function Confirm() {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const ask = useMutation({
    mutationFn: () => client.digest.confirmAddress(),
    async onSuccess({ email }) {
      await queries.invalidateQueries({ queryKey: digestQuery.queryKey, exact: true })
      done(t('digest.linkSent', { email }))
    },
    onError: failed
  })
  return (
    <button type="button" className="button" disabled={ask.isPending} onClick={() => ask.mutate()}>
      {t('digest.sendLink')}
    </button>
  )
}
