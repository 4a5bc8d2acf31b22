import { eraseAuditEntries } from '@rapport/core/src/audit-chain/index.js'
import { auditEntries, auditSeals } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld, World } from '../list-tools/world.js'

/** The text of all rows of the audit log. */
async function storedText({ rows }: World): Promise<string> {
  return JSON.stringify([await rows.find(auditEntries), await rows.find(auditSeals)])
}

/** Erases a person whose name is a whole text in the rows. */
async function erase({ rows }: World, name: string): Promise<number> {
  const ids = (await rows.find(auditEntries, { columns: ['id'] })).map(({ id }) => id)
  return rows.transaction((transaction) => eraseAuditEntries(transaction, ids, (value) => JSON.stringify(value).includes(name)))
}

/** What an erasure takes from the audit log. */
export function testAuditErasure(newWorld: NewWorld): void {
  describe('an erasure', () => {
    it('of a hundred people leaves nothing of them, and the chain still verifies', async () => {
      const world = await newWorld()
      const names = Array.from({ length: 100 }, (_, at) => `person-${at}x`)
      await world.workspace.members.put(names.map((name) => ({ id: name, email: `${name}@w.test`, name })))
      await world.workspace.call('svc_update_workspace_settings', { defaultTimezone: 'Asia/Tokyo' }, { actor: 'person-7x' })
      await world.rapport.runDue()
      const before = await world.workspace.audit.verify()
      expect(before).toMatchObject({ valid: true, entries: 101, erased: 0 })
      for (const name of names) await erase(world, name)
      expect(await storedText(world)).not.toContain('person-')
      expect(await world.workspace.audit.verify()).toEqual({ ...before, erased: 101 })
    })

    it('leaves what is not personal, and takes the salt with the value', async () => {
      const world = await newWorld()
      await world.workspace.members.put([{ id: 'ann', email: 'ann@w.test', name: 'Ann', role: 'Support' }])
      await world.rapport.runDue()
      expect(await erase(world, 'ann@w.test')).toBe(1)
      const [line] = (await world.workspace.audit.chain()).items
      expect(line?.entry).toMatchObject({ subjectId: 'ann', after: { email: '[erased]', name: 'Ann', role: 'Support' } })
      expect(line?.parts.filter(({ salt }) => salt === null).map(({ column, field }) => [column, field])).toEqual([['after', 'email']])
      expect(await erase(world, 'ann@w.test')).toBe(0)
      // What is left of the entry is still guarded.
      const after = { ...line?.entry.after, role: 'Owner' } as { role: string }
      await world.rows.update(auditEntries, {}, { after })
      expect(await world.workspace.audit.verify()).toMatchObject({ valid: false, fault: { reason: 'after.role was changed' } })
    })

    it('takes the name of a field, too, and an entry that waits for the chain gets into it without the value', async () => {
      const world = await newWorld()
      await world.workspace.members.put([{ id: 'ann', email: 'ann@w.test', name: 'Ann' }])
      await world.rows.update(auditEntries, {}, { before: { 'ann@w.test': 1, rest: 2 } })
      await world.rapport.runDue()
      await world.workspace.members.put([{ id: 'bob', email: 'bob@w.test', name: 'Bob' }])
      expect(await erase(world, 'ann@w.test')).toBe(1)
      expect(await erase(world, 'bob@w.test')).toBe(1)
      await world.rapport.runDue()
      expect(await storedText(world)).not.toMatch(/ann@|bob@/)
      expect((await world.workspace.audit.chain()).items.map(({ entry }) => entry.before)).toEqual([
        { '[erased] 1': '[erased]', rest: 2 },
        null
      ])
      expect(await world.workspace.audit.verify()).toMatchObject({ valid: true, entries: 2, erased: 1 })
    })
  })
}
