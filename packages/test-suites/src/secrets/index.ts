import { identityVerifications, integrationCredentials } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import { putSecrets, readSecrets } from '@rapport/core/src/vault/index.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { endWithTest } from '../list-tools/world.js'

const first = 'a first secret of thirty-two letters'
const second = 'a second secret of thirty-two letters'
const third = 'a third secret of thirty-two letters'
const owners = Array.from({ length: 150 }, () => crypto.randomUUID())

type Rows = Parameters<typeof putSecrets>[0] & { organizationId: string }
type Pair = { current: string; previous: string | undefined }

const only = (current: string): Pair => ({ current, previous: undefined })

/** Three credentials for each of many connections. */
async function fill(rows: Rows, secret: string): Promise<void> {
  for (const ownerId of owners) {
    const texts = Object.fromEntries(['a', 'b', 'c'].map((field) => [field, { text: `${field} of ${ownerId}`, expiresAt: null }]))
    await putSecrets(rows, only(secret), { organizationId: rows.organizationId, ownerId }, texts, 0)
  }
}

async function read(rows: Rows, secret: Pair, ownerId: string): Promise<string | undefined> {
  const texts = await readSecrets(rows, secret, { organizationId: rows.organizationId, ownerId })
  return texts.b?.text
}

/** A store that does one transaction of an organization and no other, as if the process had ended there; `of` says which organization it is. */
function ending(store: Store): { store: Store; of(organizationId: string): void } {
  let ended: string | undefined
  let begun = 0
  const mortal = overlay(store, {
    organization(id) {
      const rows = store.organization(id)
      return overlay(rows, {
        transaction(work) {
          if (id === ended) begun += 1
          return begun > 1 ? Promise.reject(new Error('the process ended')) : rows.transaction(work)
        }
      })
    }
  })
  return {
    store: mortal,
    of(organizationId) {
      ended = organizationId
    }
  }
}

/**
 * Registers the tests of changing the host's secret on a store with vitest.
 *
 * @example secretsSuite('my store', async () => myStore({ connectionString }))
 */
export function secretsSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`the rotation of the secret on ${name}`, () => {
    const store = openedStore(createStore)

    async function world(options: { secret?: string | { current: string; previous: string } }, on = store()) {
      const made = await createTestRapport({ ids: systemIds(), store: on, ...options })
      endWithTest(store(), made.organizationId)
      const rows = store().organization(made.organizationId)
      // A rotation is of all organizations: those of other tests must not count.
      onTestFinished(async () => {
        await rows.remove(integrationCredentials, {})
        await store().directory.remove(identityVerifications, { organization_id: { eq: made.organizationId } })
      })
      return { ...made, rows }
    }

    it('encrypts everything while it is used, and then needs the former secret no more', async () => {
      const { rapport, workspace, rows } = await world({ secret: first })
      await fill(rows, first)
      const secret = await workspace.identityVerification.secret()
      const both = { current: second, previous: first }
      const rotation = rapport.rotateSecret(second)
      const [owner = '', other = ''] = owners
      const meanwhile = await Promise.all([read(rows, both, owner), read(rows, both, other), workspace.identityVerification.secret()])
      expect(meanwhile).toEqual([`b of ${owner}`, `b of ${other}`, secret])
      const done = await rotation
      expect(done).toMatchObject({ lost: 0, left: 0 })
      expect(done.reencrypted).toBeGreaterThan(3 * owners.length - 10)
      for (const ownerId of owners) expect(await read(rows, only(second), ownerId)).toBe(`b of ${ownerId}`)
      expect(await workspace.identityVerification.secret()).toBe(secret)
      expect(await rapport.rotateSecret()).toEqual({ reencrypted: 0, lost: 0, left: 0 })
      const { items } = await workspace.audit.list()
      expect(items.map(({ tool }) => tool)).toContain('rotateSecret')
      expect(JSON.stringify(items)).not.toContain(second)
    })

    it('goes on after the process has ended in the middle, and until then both secrets open everything', async () => {
      const mortal = ending(store())
      const { rapport, rows, organizationId } = await world({ secret: first }, mortal.store)
      await fill(rows, first)
      mortal.of(organizationId)
      await expect(rapport.rotateSecret(second)).rejects.toThrow('the process ended')
      const done = await rows.aggregate(integrationCredentials, { by: ['key_id'], measures: { rows: { count: true } } })
      expect(done.map((group) => group.rows).sort()).toEqual([200, 250])
      const next = await world({ secret: { current: second, previous: first } })
      expect(await next.rapport.rotateSecret()).toEqual({ reencrypted: 250, lost: 0, left: 0 })
      for (const ownerId of owners) expect(await read(rows, only(second), ownerId)).toBe(`b of ${ownerId}`)
    })

    it('encrypts what a third secret needs before it takes the place of the first', async () => {
      const { rapport, rows } = await world({ secret: { current: second, previous: first } })
      await fill(rows, first)
      await rapport.rotateSecret(third)
      for (const ownerId of owners.slice(0, 5)) expect(await read(rows, only(third), ownerId)).toBe(`b of ${ownerId}`)
    })

    it('leaves what it cannot open as it is, and counts it', async () => {
      const { rapport, rows, workspace } = await world({ secret: second })
      await fill(rows, first)
      expect(await rapport.rotateSecret()).toEqual({ reencrypted: 0, lost: 3 * owners.length, left: 0 })
      const [owner = ''] = owners
      expect(await read(rows, only(first), owner)).toBe(`b of ${owner}`)
      await workspace.identityVerification.secret()
      const [verification] = await store().directory.find(identityVerifications, {
        where: { organization_id: { eq: rows.organizationId } }
      })
      expect(verification?.secret).toMatch(/^sealed:/)
    })

    it('refuses what is no secret', async () => {
      const { rapport } = await world({ secret: first })
      await expect(rapport.rotateSecret('short')).rejects.toThrow('at least 32 characters')
      const without = await world({})
      await expect(without.rapport.rotateSecret()).rejects.toMatchObject({ code: 'UNPROCESSABLE' })
    })
  })
}
