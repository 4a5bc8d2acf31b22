import type { MethodOutputs } from '@rapport/client/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../api/client'
import { t } from '../../texts/catalogue'
import { Confirm, Dialog } from '../../ui/dialog'
import { listed } from '../../ui/format'
import { Reading } from '../../ui/states'
import { useOutcome } from '../../ui/toasts'

type Preview = MethodOutputs['privacy.previewErasure']

const pollMs = 1_000

/** Says what an erasure takes, and does it once somebody has looked. */
export function ErasePerson({ email, onClose }: { email: string; onClose(): void }) {
  const preview = useQuery({
    queryKey: ['erasure', email],
    queryFn: ({ signal }) => client.privacy.previewErasure({ email }, { signal }),
    gcTime: 0
  })
  const { done, failed } = useOutcome()
  const erase = useMutation({
    mutationFn: async () => {
      let erasure = await client.privacy.erase({ email })
      while (erasure.status === 'running') {
        await new Promise((resolve) => setTimeout(resolve, pollMs))
        erasure = await client.privacy.getErasure(erasure.id)
      }
      return erasure
    },
    onSuccess: ({ removed, masked }) => {
      const what = listed([t('settings.person.removed', { count: sumOf(removed) }), t('settings.person.masked', { count: sumOf(masked) })])
      done(t('settings.person.erased', { what }))
    },
    onError: failed,
    onSettled: onClose
  })
  if (!preview.data)
    return (
      <Dialog kind="middle" title={t('settings.person.eraseTitle')} onClose={onClose}>
        <Reading query={preview} rows={2}>
          {() => null}
        </Reading>
      </Dialog>
    )
  return (
    <Confirm
      title={t('settings.person.eraseTitle')}
      text={whatGoes(email, preview.data)}
      act={t('settings.person.eraseConfirm')}
      leave={t('settings.person.eraseCancel')}
      isBusy={erase.isPending}
      onAct={() => erase.mutate()}
      onClose={onClose}
    />
  )
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

function whatGoes(email: string, { users, customers, events, sources }: Preview): string {
  const found = [
    t('settings.person.people', { count: users }),
    ...(customers > 0 ? [t('settings.person.customers', { count: customers })] : []),
    t('settings.person.events', { count: events }),
    t('settings.person.conversations', { count: sources })
  ]
  return t('settings.person.eraseText', { email, what: listed(found) })
}
