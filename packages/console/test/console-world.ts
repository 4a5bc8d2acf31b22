import { type ConsoleOptions, consoleHandler } from '@rapport/console'
import { allGrants } from '@rapport/core'
import { createTestRapport, type TestRapportOptions } from '@rapport/core/testing'

export const secret = 'a secret of at least thirty-two letters'
export const host = 'http://rapport.test'

/** What our own page sends with every request, as a browser writes it. */
const ownPage = { 'sec-fetch-site': 'same-origin' }
export const writing = { ...ownPage, 'x-rapport-console': '1', 'content-type': 'application/json' }

/** A console whose visitors sign in with a key, and a key for it. */
export async function consoleWorld(options: ConsoleOptions = { secret }, grants = allGrants, ofRapport: TestRapportOptions = {}) {
  const { rapport, workspace } = await createTestRapport(ofRapport)
  const { key, apiKey } = await workspace.apiKeys.create({ name: 'reader', grants })
  const handler = consoleHandler(rapport, options)
  const get = (path: string, headers: Record<string, string> = {}) =>
    handler(new Request(`${host}/console${path}`, { headers: { ...ownPage, ...headers } }))
  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    handler(new Request(`${host}/console${path}`, { method, headers: { ...writing, ...headers }, body: JSON.stringify(body) }))

  /** The cookie of somebody who has signed in with this key. */
  async function signedIn(withKey = key): Promise<{ cookie: string }> {
    const answer = await send('POST', '/api/sign-in', { apiKey: withKey })
    if (answer.status !== 200) throw new Error(`Signing in was answered by ${answer.status}`)
    return { cookie: (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '' }
  }
  return { rapport, workspace, handler, key, apiKey, get, send, signedIn }
}
