import { defaultLimits } from '@rapport/core/src/context/settings.js'
import { applyInbox } from '@rapport/core/src/ingest/jobs/inbox.js'
import { ingestInbox } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { recordingLogger } from '@rapport/core/src/testing/recording-logger.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { describe, expect, it } from 'vitest'

const ids = systemIds()

/** Batches of the host's transactions, as they wait to be applied. */
export function testInbox(context: { readonly store: Store }): void {
  describe('the inbox', () => {
    const services = () => ({ store: context.store, clock: new TestClock(), ids, logger: recordingLogger(), limits: defaultLimits })
    const put = (organizationId: string, receivedAt: number) =>
      context.store.organization(organizationId).insert(ingestInbox, [{ id: ids.uuid(0), events: [], received_at: receivedAt }])

    it('is served where a batch has waited longest, however many organizations have newer ones', async () => {
      const organizations = Array.from({ length: 130 }, () => ids.uuid(0)).sort()
      for (const [n, id] of organizations.entries()) await put(id, 1_000 - n)
      const waiting = async (id = '') => context.store.organization(id).count(ingestInbox)
      expect(await applyInbox(services())).toBe(100)
      expect([await waiting(organizations.at(-1)), await waiting(organizations[0])]).toEqual([0, 1])
      expect(await applyInbox(services())).toBe(30)
    })

    it('of an organization that cannot be written now holds up no other, and waits', async () => {
      const stuck = ids.uuid(0)
      const other = ids.uuid(0)
      await put(stuck, 1)
      await put(other, 2)
      const { store, ...rest } = services()
      const failing = overlay(store, {
        groupTransaction: (organizationIds, work) =>
          organizationIds.includes(stuck) ? Promise.reject(new Error('lock timeout')) : store.groupTransaction(organizationIds, work)
      })
      expect(await applyInbox({ store: failing, ...rest })).toBe(1)
      expect(rest.logger.lines).toContainEqual(
        expect.objectContaining({ level: 'warn', fields: expect.objectContaining({ organizationId: stuck }) })
      )
      expect(await store.organization(other).count(ingestInbox)).toBe(0)
      expect(await applyInbox({ store, ...rest })).toBe(1)
    })
  })
}
