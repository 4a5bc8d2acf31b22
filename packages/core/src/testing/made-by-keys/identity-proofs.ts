import { expect, it } from 'vitest'
import type { KeyWorlds } from './key-world.js'

/** Who may say that pages need no proof of whom they identify, and who gets what the proofs are made with. */
export function testIdentityProofs(worlds: KeyWorlds): void {
  it('who may not write data neither reads what proves identities, nor makes the proof needless', async () => {
    const made = await worlds()
    const [weak, strong] = [await made.maker(['customer_access:manage']), await made.maker(['data:write'])]
    const path = '/identity-verification'
    expect((await made.ask('POST', `${path}/enable`, undefined, weak)).status).toBe(200)
    const guarded = [
      ['GET', `${path}/secret`],
      ['POST', `${path}/rotate`],
      ['POST', `${path}/disable`]
    ] as const
    for (const [method, route] of guarded) {
      const body = method === 'POST' ? {} : undefined
      expect(await made.ask(method, route, body, weak)).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining('data:write') }
      })
      expect((await made.ask(method, route, body, strong)).status).toBe(200)
    }
  })
}
