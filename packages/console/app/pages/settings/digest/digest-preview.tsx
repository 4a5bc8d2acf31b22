import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../../api/client'
import { digestPreviewQuery } from '../../../api/digest'
import { t } from '../../../texts/catalogue'
import { Section } from '../../../ui/page'
import { Reading } from '../../../ui/states'
import { Said } from '../../../ui/text'
import { useOutcome } from '../../../ui/toasts'
import './digest-preview.css'

/** What the digest would say now, as plain text: it says all that the HTML says. */
export function DigestPreview({ isOn }: { isOn: boolean }) {
  const query = useQuery(digestPreviewQuery)
  const { done, failed } = useOutcome()
  const send = useMutation({ mutationFn: () => client.digest.sendNow(), onSuccess: () => done(t('digest.queued')), onError: failed })
  const aside = isOn && (
    <button type="button" className="button small" disabled={send.isPending} onClick={() => send.mutate()}>
      {t('digest.sendNow')}
    </button>
  )
  return (
    <Section title={t('digest.preview')} aside={aside}>
      <Reading query={query} rows={6}>
        {({ subject, text }) => (
          <>
            <p className="digest-subject">
              <Said>{subject}</Said>
            </p>
            <pre className="digest-text">{text}</pre>
          </>
        )}
      </Reading>
    </Section>
  )
}
