import { useQuery } from '@tanstack/react-query'
import { digestQuery } from '../../../api/digest'
import { t } from '../../../texts/catalogue'
import { Section } from '../../../ui/page'
import { Empty, Reading } from '../../../ui/states'
import { AddressState } from './address-state'
import { DigestForm } from './digest-form'
import { DigestPreview } from './digest-preview'

/** The digest of whoever looks: when and how it comes, how the address stands, and what it would say now. */
export function MyDigest() {
  const query = useQuery(digestQuery)
  return (
    <Reading query={query} rows={6}>
      {(own) =>
        own.memberId === null || own.address === null ? (
          <Empty title={t('digest.onlyMembers')}>{t('digest.onlyMembersText')}</Empty>
        ) : (
          <>
            <Section title={t('digest.mine')}>
              <DigestForm own={own} />
            </Section>
            <AddressState address={own.address} digest={own.digest} missingSettings={own.missingSettings} />
            <DigestPreview isOn={own.digest?.enabled ?? false} />
          </>
        )
      }
    </Reading>
  )
}
