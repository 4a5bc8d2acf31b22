import { describe, expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

async function workspaceWithMembers() {
  const { workspace } = await createTestRapport()
  const all = async () => (await workspace.call('svc_list_workspace_users', { orderBy: 'email', orderDirection: 'asc' })).items
  return { put: workspace.members.put, all }
}

describe('putting members', () => {
  it('makes each once, found again by id or by email in any case', async () => {
    const { put, all } = await workspaceWithMembers()
    const first = await put([
      { id: 'm1', email: ' Ann@Example.com', name: 'Ann', role: 'admin' },
      { email: 'bob@example.com', name: 'Bob' }
    ])
    const [ann, bob] = first
    expect(ann).toEqual({ id: 'm1', externalId: 'm1', created: true })
    expect(bob).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), externalId: bob?.id, created: true })
    const again = await put([
      { email: 'ANN@example.com', name: 'Ann Lee' },
      { id: bob?.id ?? '', email: 'robert@example.com', name: 'Robert' }
    ])
    expect(again).toEqual(first.map((result) => ({ ...result, created: false })))
    expect(await all()).toMatchObject([
      { id: 'm1', email: 'ann@example.com', name: 'Ann Lee', role: 'admin' },
      { id: bob?.id, email: 'robert@example.com', name: 'Robert' }
    ])
  })

  it('keeps what is left out and clears what is null', async () => {
    const { put, all } = await workspaceWithMembers()
    await put([{ id: 'm1', email: 'a@x.test', name: 'A', title: 'CEO', role: 'admin', managerEmail: 'B@x.test', territory: 'EU' }])
    await put([{ id: 'm1', email: 'a@x.test', name: 'A', title: null, managerEmail: null, territory: 'US' }])
    expect(await all()).toMatchObject([{ title: null, role: 'admin', managerEmail: null, territory: 'US', linkedinUrl: null }])
  })

  it('counts a member that the batch names twice as one, the last word holding', async () => {
    const { put, all } = await workspaceWithMembers()
    const results = await put([
      { email: 'a@x.test', name: 'A' },
      { email: 'A@x.test', name: 'B' }
    ])
    expect(results.map(({ created }) => created)).toEqual([true, false])
    expect(await all()).toMatchObject([{ name: 'B' }])
  })

  it.each([
    [
      [
        { email: 'a@x.test', name: 'A' },
        { email: 'nonsense', name: 'B' }
      ],
      'members[1].email must be an email address'
    ],
    [[{ email: 'a@x.test', name: 'A' }, { name: 'B' }], 'members[1].email is required'],
    [[{ email: 'a@x.test' }], 'members[0].name is required'],
    [[{ email: 'a@x.test', name: '' }], 'members[0].name must have at least 1 character'],
    [[{ email: 'a@x.test', name: 'A', role: 7 }], 'members[0].role must be a string or null'],
    [[{ email: 'a@x.test', name: 'A', managerEmail: 'x' }], 'members[0].managerEmail must be an email address'],
    [[{ email: 'a@x.test', name: 'A\0' }], 'members[0].name must not hold U+0000'],
    [[{ id: '', email: 'a@x.test', name: 'A' }], 'members[0].id must have at least 1 character'],
    [{ email: 'a@x.test', name: 'A' }, 'members must be an array']
  ])('refuses %j, and stores nothing of it', async (batch, message) => {
    const { put, all } = await workspaceWithMembers()
    await expect(put(Object(batch))).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(message) })
    expect(await all()).toEqual([])
  })

  it("refuses another member's email, and stores nothing of the batch", async () => {
    const { put, all } = await workspaceWithMembers()
    await put([{ id: 'm1', email: 'a@x.test', name: 'A' }])
    const batch = [
      { id: 'm2', email: 'b@x.test', name: 'B' },
      { id: 'm3', email: 'A@X.test', name: 'C' }
    ]
    await expect(put(batch)).rejects.toMatchObject({ code: 'CONFLICT', message: 'members[1].email belongs to the member "m1"' })
    expect((await all()).map(({ id }) => id)).toEqual(['m1'])
  })

  it('of one person from many sides at once makes one', async () => {
    const { put, all } = await workspaceWithMembers()
    const puts = await Promise.all(Array.from({ length: 20 }, () => put([{ email: 'a@x.test', name: 'A' }])))
    expect(puts.flat().filter(({ created }) => created).length).toBe(1)
    expect((await all()).length).toBe(1)
  })
})
