import type { MethodOutputs } from '@rapport/client/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../api/client'
import { Confirm, Dialog } from '../../ui/dialog'
import { plural } from '../../ui/format'
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
      done(`Erased: ${plural(sumOf(removed), 'row')} removed, ${plural(sumOf(masked), 'row')} masked.`)
    },
    onError: failed,
    onSettled: onClose
  })
  if (!preview.data)
    return (
      <Dialog kind="middle" title="Erase this person?" onClose={onClose}>
        <Reading query={preview} rows={2}>
          {() => null}
        </Reading>
      </Dialog>
    )
  return (
    <Confirm
      title="Erase this person?"
      text={whatGoes(email, preview.data)}
      act="Erase for ever"
      leave="Erase nothing"
      isBusy={erase.isPending}
      onAct={() => erase.mutate()}
      onClose={onClose}
    />
  )
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

function whatGoes(email: string, { users, customers, events, sources }: Preview): string {
  const found = [
    users === 1 ? '1 person' : `${users} people`,
    ...(customers > 0 ? [plural(customers, 'customer')] : []),
    plural(events, 'event'),
    `${plural(sources, 'conversation')} removed or masked`
  ]
  return `Everything about ${email} goes: ${found.join(', ')}. It cannot be brought back, and nothing about this person is stored from now on.`
}
