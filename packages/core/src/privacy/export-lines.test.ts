import { expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

it('the lines of an export are the rows of its pages', async () => {
  const { rapport, workspace, apiKey } = await createTestRapport()
  await workspace.users.put([{ userId: 'ada', email: 'ada@acme.com', name: 'Ada Lovelace' }])
  const ask = (selector: object, headers: Record<string, string> = { authorization: `Bearer ${apiKey}` }) =>
    rapport.fetch(
      new Request('http://rapport.test/api/privacy/export/lines', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(selector)
      })
    )
  const answer = await ask({ userId: 'ada' })
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
  const lines = (await answer.text()).trimEnd().split('\n')
  const { items } = await workspace.privacy.export({ userId: 'ada' })
  expect(lines.map((line) => JSON.parse(line))).toEqual(JSON.parse(JSON.stringify(items)))
  expect(items.map(({ table }) => table)).toContain('users')

  expect((await ask({ userId: 'ada', email: 'ada@acme.com' })).status).toBe(400)
  expect((await ask({ userId: 'ada' }, {})).status).toBe(401)
  expect(await (await ask({ userId: 'nobody' })).text()).toBe('')
})
