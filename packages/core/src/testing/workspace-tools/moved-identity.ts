import { describe, expect, it } from 'vitest'
import { users } from '../../storage/tables/index.js'
import type { NewWorld } from '../list-tools/world.js'

/** What was known stays as it was when events and users go to others. */
export function testMovedIdentity(newWorld: NewWorld): void {
  describe('moved identity', () => {
    it('a first touch among more page views of one millisecond than a page has is the same after others were moved away', async () => {
      const { workspace, rows, clock } = await newWorld()
      const now = clock.now()
      const visitorId = '00000000-0000-4000-8000-0000000000aa'
      const send = (userId: string | undefined, events: object[]) =>
        workspace.ingest({ visitorId, ...(userId && { userIdentity: { userId } }), events })
      const page = { type: 'pageview', url: 'https://x.test/', path: '/' }
      const uuid = (n: number) => `00000000-0000-4000-8000-${n.toString().padStart(12, '0')}`
      const crowd = Array.from({ length: 1_100 }, (_, n) => ({
        ...page,
        uuid: uuid(n),
        timestamp: now - 9_000,
        // The last to be read is the one that counts: the smallest channel of an instant.
        referrer: n === 1_099 ? '' : 'https://partner.test/'
      }))
      for (let from = 0; from < crowd.length; from += 100) await send('ann', crowd.slice(from, from + 100))
      await send(undefined, [{ ...page, uuid: uuid(5_000), timestamp: now - 7_000 }])
      const touch = async () => {
        const [ann] = await rows.find(users, { where: { external_id: { eq: 'ann' } } })
        return [ann?.first_channel, ann?.last_activity_at]
      }
      expect(await touch()).toEqual(['direct', now - 7_000])
      await send('bob', [{ type: 'identify', timestamp: now - 8_000 }])
      expect(await touch()).toEqual(['direct', now - 9_000])
    })
  })
}
