import { createTestRapport } from '@rapport/core/testing'
import { describe, expect, it } from 'vitest'
import { googleCalendar } from '../../src/google-calendar/google-calendar.js'
import { googleMail } from '../../src/google-mail/google-mail.js'
import { FakeGmail } from '../../src/testing/fake-gmail.js'
import { FakeGoogleCalendar } from '../../src/testing/fake-google-calendar.js'
import { fakeProvider } from '../../src/testing/fake-provider.js'
import { signIn } from '../../src/testing/sign-in.js'
import { owner, start } from './account.js'

const client = { clientId: 'client-of-google', clientSecret: 'secret-of-the-client' }
const scopes = {
  'google-mail': 'https://www.googleapis.com/auth/gmail.readonly',
  'google-calendar': 'https://www.googleapis.com/auth/calendar.readonly'
}

/** A workspace whose server has one client for both, and a Google that grants these scopes. */
async function workspaceWith(granted: string) {
  const now = () => start
  const answer = () => ({ access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 3_599, token_type: 'Bearer', scope: granted })
  const routes = [
    { method: 'POST', path: '/token', answer },
    ...new FakeGmail(owner).routes(now),
    ...new FakeGoogleCalendar(owner).routes()
  ]
  const google = fakeProvider({ now, routes })
  const made = await createTestRapport({
    http: google.http,
    providers: [googleCalendar(client), googleMail(client)],
    secret: 's'.repeat(32),
    publicUrl: 'https://rapport.test'
  })
  return { ...made, google }
}

describe('signing in with Google', () => {
  it.each(['google-mail', 'google-calendar'] as const)(
    '%s: asks for its scope alone, with PKCE, and for a token that lasts',
    async (id) => {
      const { rapport, workspace } = await workspaceWith(scopes[id])
      const setup = await workspace.call('svc_setup_integration', { provider: id })
      expect(setup).toMatchObject({ status: 'awaiting_auth', next: { kind: 'browser_handoff', purpose: 'authentication' }, error: null })
      const begun = await workspace.integrations.begin(id)
      const page = await rapport.fetch(
        new Request(`${begun?.connectUrl}/start`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: ''
        })
      )
      const leadsTo = /<a class="button" href="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? ''
      const address = new URL(leadsTo)
      expect(address.origin + address.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        scope: scopes[id],
        access_type: 'offline',
        prompt: 'consent',
        include_granted_scopes: 'true',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        redirect_uri: `https://rapport.test/connect/callback/${id}`
      })
    }
  )

  it('one account allows both, one after the other; each is ready then', async () => {
    const { rapport, workspace, google } = await workspaceWith(Object.values(scopes).join(' '))
    for (const provider of ['google-mail', 'google-calendar'] as const) {
      await signIn({ rapport, workspace, provider, back: { code: 'code', iss: 'https://accounts.google.com' } })
      expect(await workspace.call('svc_setup_integration', { provider })).toMatchObject({ status: 'ready', next: null, error: null })
    }
    const tokens = google.requests.filter(({ url }) => new URL(url).pathname === '/token')
    for (const { body } of tokens) expect(body).toMatchObject({ client_id: client.clientId, code_verifier: expect.any(String) })
    await workspace.integrations.disconnect('google-mail')
    // Google would end the calendar's sign-in, too.
    expect(google.requests.filter(({ url }) => url.includes('revoke'))).toEqual([])
  })

  it('whoever unticks the scope is told, and nothing is connected', async () => {
    const { rapport, workspace } = await workspaceWith('openid')
    await expect(signIn({ rapport, workspace, provider: 'google-mail', back: { code: 'code' } })).rejects.toThrow('has not connected')
    expect(await workspace.integrations.list({ connectedOnly: true })).toEqual([])
  })
})
