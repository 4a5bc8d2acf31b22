import type { MethodOutputs, ToolOutputs } from '@rapport/client/session'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './session'

type Destination = ToolOutputs['svc_list_destinations']['destinations'][number]
type Sent = MethodOutputs['automations.run']['deliveries'][number]

/** Where messages go, with what is wrong with it and the last messages to it: the tools do not tell these two. */
export type Channel = Destination & { syncReason: string | null; recentDeliveries: Sent[] }

export const channelsQuery = queryOptions({
  queryKey: ['destinations', 'how they do'],
  queryFn: async () => (await ask('/api/destinations')).destinations as Channel[]
})

/** Sends a message that says that it works; what became of it is among the last messages. */
export const sendTest = (id: string) => ask(`/api/destinations/${id}/test`, { method: 'POST', body: '{}' })
