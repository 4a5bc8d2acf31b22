import type { MethodOutputs, ToolOutputs } from '@rapport/client/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { words } from '../ui/format'
import { type Capability, capabilitiesQuery } from './queries'
import { ask } from './session'

type Destination = ToolOutputs['svc_list_destinations']['destinations'][number]
type Sent = MethodOutputs['automations.run']['deliveries'][number]

/** Where messages go, with what is wrong with it and the last messages to it: the tools do not tell these two. */
export type Channel = Destination & { syncReason: string | null; recentDeliveries: Sent[] }

export const channelsQuery = queryOptions({
  queryKey: ['destinations', 'how they do'],
  queryFn: async () => (await ask('/api/destinations')).destinations as Channel[]
})

/** A provider that messages can be sent to, with how its channels are named. */
export type ChannelProvider = Capability & { channel: NonNullable<Capability['channel']> }

/** The providers whose channels messages can go to. */
export function channelProviders(capabilities: readonly Capability[]): ChannelProvider[] {
  return capabilities.flatMap((each) => (each.channel ? [{ ...each, channel: each.channel }] : []))
}

/** What the provider of a channel is called. */
export function useProviderName({ kind, provider }: Pick<Channel, 'kind' | 'provider'>): string {
  const { data = [] } = useQuery(capabilitiesQuery)
  return channelProviders(data).find(({ channel }) => channel.type === kind)?.name ?? words(provider)
}

/** Sends a message that says that it works; what became of it is among the last messages. */
export const sendTest = (id: string) => ask(`/api/destinations/${id}/test`, { method: 'POST', body: '{}' })
