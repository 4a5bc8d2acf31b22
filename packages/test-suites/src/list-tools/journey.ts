import type { IngestEvent } from '@rapport/core/src/ingest/ingest-batch.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld } from './world.js'

/** The stage never goes back (rule 8), as svc_list_users shows it while days go by. */
export function testJourney(newWorld: NewWorld): void {
  describe('journey stage', () => {
    /** Ann, on her first day; `comes` lets days go by and stores an event of hers. */
    async function ann() {
      const world = await newWorld()
      const stage = async () => (await world.ask('svc_list_users')).items[0]?.journeyStage
      const comes = async (daysLater: number, event: object = { type: 'pageview', url: 'https://app.example.com/' }) => {
        world.clock.advance(daysLater * day)
        await world.workspace.ingest({
          userIdentity: { userId: 'ann' },
          events: [{ timestamp: world.clock.now(), ...event } as IngestEvent]
        })
        return stage()
      }
      const waits = async (days: number) => {
        world.clock.advance(days * day)
        return stage()
      }
      return { comes, waits }
    }
    const said = (stage: string) => ({ type: 'stage', stage })

    it('stays ENGAGED when the third active day is long ago', async () => {
      const { comes, waits } = await ann()
      expect(await comes(0)).toBe('SIGNED_UP')
      expect(await comes(0, said('activated'))).toBe('ACTIVATED')
      expect(await comes(5)).toBe('ACTIVATED')
      expect(await comes(15)).toBe('ENGAGED')
      expect(await waits(20)).toBe('ENGAGED')
      expect(await waits(11)).toBe('INACTIVE')
    })

    it('is ENGAGED again when somebody INACTIVE returns, whatever made them INACTIVE', async () => {
      const silent = await ann()
      expect(await silent.comes(0, said('activated'))).toBe('ACTIVATED')
      expect(await silent.comes(31)).toBe('ENGAGED')
      expect(await silent.waits(31)).toBe('INACTIVE')
      expect(await silent.comes(0)).toBe('ENGAGED')
      const told = await ann()
      expect(await told.comes(0, said('activated'))).toBe('ACTIVATED')
      expect(await told.comes(1, said('inactive'))).toBe('INACTIVE')
      expect(await told.comes(1)).toBe('ENGAGED')
    })

    it('stays ENGAGED after a stage event that says so, and only what follows the activation counts', async () => {
      const { comes, waits } = await ann()
      expect(await comes(0, said('activated'))).toBe('ACTIVATED')
      expect(await comes(1, said('engaged'))).toBe('ENGAGED')
      for (const _ of [1, 2, 3]) expect(await comes(29)).toBe('ENGAGED')
      expect(await waits(31)).toBe('INACTIVE')
      const late = await ann()
      expect(await late.comes(0, said('inactive'))).toBe('SIGNED_UP')
      expect(await late.comes(40)).toBe('SIGNED_UP')
      expect(await late.comes(31, said('activated'))).toBe('ACTIVATED')
    })
  })
}
