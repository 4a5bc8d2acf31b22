import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../api/client'
import { type Endpoint, endpointName } from '../../../api/endpoints'
import { t } from '../../../texts/catalogue'
import { Badge } from '../../../ui/text'
import { useOutcome } from '../../../ui/toasts'

/** How an endpoint does, in a word. */
export function EndpointState({ of: { enabled, disabledReason, failingSince } }: { of: Endpoint }) {
  if (disabledReason) return <Badge of="bad" label={t('endpoints.state.stopped')} />
  if (!enabled) return <Badge of="quiet" label={t('ui.off')} />
  if (failingSince) return <Badge of="warn" label={t('endpoints.state.failing')} />
  return <Badge of="good" label={t('ui.on')} />
}

/** Lets an endpoint be told of what happens, or no more. */
export function useTurnEndpoint(endpoint: Endpoint) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const name = endpointName(endpoint)
  return useMutation({
    mutationFn: (enabled: boolean) => client.endpoints.update(endpoint.id, { enabled }),
    onSuccess: async (_, isOn) => {
      await queries.invalidateQueries({ queryKey: ['endpoints'] })
      done(t(isOn ? 'endpoints.turnedOn' : 'endpoints.turnedOff', { name }))
    },
    onError: failed
  })
}
