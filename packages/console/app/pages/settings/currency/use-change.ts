import type { MethodOutputs } from '@rapport/client/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../api/client'
import { useOutcome } from '../../../ui/toasts'

export type Settings = MethodOutputs['settings.get']
export type Rate = Settings['rates'][number]
type Change = NonNullable<Parameters<typeof client.settings.change>[0]>

/** Changes the settings, and says that it did. */
export function useChange(said: string, onSaved?: () => void) {
  const queries = useQueryClient()
  const { done } = useOutcome()
  return useMutation({
    mutationFn: (change: Change) => client.settings.change(change),
    onSuccess: async () => {
      await Promise.all([['settings'], ['customers', 'movements']].map((queryKey) => queries.invalidateQueries({ queryKey })))
      done(said)
      onSaved?.()
    }
  })
}
