import type { describedSite } from './described-site.js'

type Site = Pick<Awaited<ReturnType<typeof describedSite>>, 'ask' | 'workspace'>

/** Asks for the digest of a member, of a key that nobody made, and in ways that are wrong. */
export async function askDigest({ ask, workspace }: Site): Promise<void> {
  await workspace.members.put([{ id: 'm_digest', email: 'digest@us.test', name: 'Ada' }])
  const grants = ['customer_intelligence:read', 'destinations:manage'] as const
  const { key } = await workspace.apiKeys.create({ name: 'digest', grants: [...grants], createdById: 'm_digest' })
  const mine = { authorization: `Bearer ${key}` }
  const { destination } = await workspace.call('svc_create_destination', { type: 'SLACK_CHANNEL', channelId: 'C9', label: 'Digests' })
  for (const headers of [mine, undefined]) {
    await ask('GET', '/api/digest', undefined, headers)
    await ask('GET', '/api/digest/preview?scope=all', undefined, headers)
    await ask('PUT', '/api/digest', { channel: 'slack', destinationId: destination.id, scope: 'all' }, headers)
    for (const _ of [1, 2]) await ask('POST', '/api/digest/send', undefined, headers)
    for (const _ of [1, 2]) await ask('POST', '/api/digest/address', undefined, headers)
  }
  await ask('PUT', '/api/digest', { channel: 'slack', destinationId: '00000000-0000-4000-8000-000000000001' }, mine)
  await ask('PUT', '/api/digest', { schedule: { cadence: 'daily', localTime: '09:00', weekday: 1 } }, mine)
  await ask('PUT', '/api/digest', { channel: 'email', schedule: { cadence: 'daily', localTime: '07:30', timezone: 'Europe/Berlin' } }, mine)
  await ask('GET', '/api/digest', undefined, mine)
}
