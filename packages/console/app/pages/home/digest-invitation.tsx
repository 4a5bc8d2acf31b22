import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { client } from '../../api/client'
import { digestQuery, mondayMorning, type OwnDigest } from '../../api/digest'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Section } from '../../ui/page'
import { useOutcome } from '../../ui/toasts'

/** Offers a member the digest, or says what still keeps it from coming. Who gets it already sees nothing here. */
export function DigestInvitation() {
  const own = useQuery(digestQuery).data
  if (!own || own.memberId === null || own.address === null) return null
  if (!own.digest?.enabled) return own.missingSettings.length === 0 ? <Offer address={own.address} /> : null
  if (own.digest.channel !== 'email' || own.address.status === 'confirmed') return null
  return (
    <Section
      title={t('digest.monday')}
      aside={
        <Link to="/settings" search={{ tab: 'digest' }}>
          {t('digest.mine')}
        </Link>
      }
    >
      <p role="status">
        {own.address.status === 'waiting' ? (
          <TextOf of="digest.openLink" values={{ email: own.address.email }} />
        ) : (
          t('digest.mustConfirm', { email: own.address.email })
        )}
      </p>
    </Section>
  )
}

function Offer({ address: { email } }: { address: NonNullable<OwnDigest['address']> }) {
  const queries = useQueryClient()
  const { failed } = useOutcome()
  const turnOn = useMutation({
    mutationFn: () => client.digest.set(mondayMorning()),
    onSuccess: (own) => queries.setQueryData(digestQuery.queryKey, own),
    onError: failed
  })
  return (
    <Section
      title={t('digest.monday')}
      aside={
        <Link to="/settings" search={{ tab: 'digest' }}>
          {t('digest.choose')}
        </Link>
      }
    >
      <p>{t('digest.offer', { email })}</p>
      <button type="button" className="button" disabled={turnOn.isPending} onClick={() => turnOn.mutate()}>
        {turnOn.isPending ? t('ui.saving') : t('digest.turnOn')}
      </button>
    </Section>
  )
}
