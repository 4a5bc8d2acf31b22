import { setupSite } from '@rapport/core/src/testing/integrations/setup-site.js'
import { describe, expect, it } from 'vitest'

type Begun = { connectUrl: string; sessionId: string }

async function begun(provider = 'hubspot') {
  const site = await setupSite()
  const { body } = await site.call('svc_begin_integration_setup', { provider })
  const { connectUrl, sessionId } = body as Begun
  const status = async () => (await site.call('svc_get_integration_setup_status', { sessionId })).body
  return { ...site, connectUrl, sessionId, status }
}

describe('the connect page', () => {
  it('connects by signing in, once', async () => {
    const { browse, connectUrl, signIn, status, vendor, workspace, clock } = await begun()
    expect(connectUrl).toMatch(/^https:\/\/us\.test\/connect\/[\w-]{43}$/)
    expect(await status()).toEqual({ provider: 'hubspot', status: 'pending' })
    const page = await browse(connectUrl)
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } })
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' https://vendor.test; frame-ancestors 'none'; base-uri 'none'"
    )
    expect(page.headers).not.toHaveProperty('set-cookie')
    expect(await status()).toEqual({ provider: 'hubspot', status: 'pending' })
    const done = await signIn(connectUrl)
    expect(done.status).toBe(200)
    expect(done.body).toContain('HubSpot is connected to Test')
    expect(await status()).toEqual({ provider: 'hubspot', status: 'connected' })
    const [exchange] = vendor.requests.filter(({ path }) => path === '/token')
    expect(exchange?.form.get('code_verifier')).toMatch(/^[\w-]{43}$/)
    expect((await browse(connectUrl)).status).toBe(404)
    const { items } = await workspace.audit.list()
    expect(items[0]).toMatchObject({ tool: 'connect_page', after: { provider: 'hubspot', account: 'acct_1' } })
    clock.advance(1)
  })

  it('shows the result of the first callback when it comes again, and asks the vendor once', async () => {
    const { browse, connectUrl, linkIn, vendor } = await begun()
    const started = await browse(`${connectUrl}/start`, {})
    const back = vendor.authorize(linkIn(started, /<a class="button" href="([^"]+)"/))
    const first = await browse(back)
    const again = await browse(back)
    expect([first.status, again.status]).toEqual([303, 303])
    expect(again.headers.location).toBe('/connect/callback/hubspot')
    expect((await browse(again.headers.location ?? '')).body).toContain('HubSpot is connected')
    expect(vendor.requests.filter(({ path }) => path === '/token')).toHaveLength(1)
  })

  it('refuses what does not belong to the sign-in, and ends the session with words', async () => {
    const refusals: [string, (back: URL) => void, RegExp][] = [
      ['a wrong state', (back) => back.searchParams.set('state', 'x'), /does not belong/],
      ['another issuer', (back) => back.searchParams.set('iss', 'https://evil.test'), /does not come from the provider/],
      ['no code', (back) => back.searchParams.delete('code'), /holds no code/],
      ['a wrong code', (back) => back.searchParams.set('code', 'x'), /did not accept the sign-in \(invalid_grant: No such code\)/]
    ]
    for (const [, change, words] of refusals) {
      const { browse, connectUrl, linkIn, vendor, status } = await begun()
      const back = new URL(vendor.authorize(linkIn(await browse(`${connectUrl}/start`, {}), /<a class="button" href="([^"]+)"/)))
      change(back)
      const answer = await browse(back.href)
      const page = answer.status === 303 ? await browse(answer.headers.location ?? '') : answer
      expect(page.status).toBe(400)
      expect(page.body).toMatch(words)
      expect(await status()).toEqual({ provider: 'hubspot', status: 'failed' })
    }
  })

  it('refuses another browser, a person who says no, too few scopes, and a link that is over', async () => {
    const other = await begun()
    const back = other.vendor.authorize(
      other.linkIn(await other.browse(`${other.connectUrl}/start`, {}), /<a class="button" href="([^"]+)"/)
    )
    other.cookies.clear()
    expect(await other.browse(back)).toMatchObject({ status: 400 })
    expect(await other.status()).toMatchObject({ status: 'failed' })

    const no = await begun()
    const said = await no.signIn(no.connectUrl, 'access_denied')
    expect(said.body).toContain('HubSpot did not allow it (access_denied: The &lt;b&gt;person&lt;/b&gt; said no)')
    expect(await no.status()).toMatchObject({ status: 'failed' })

    const few = await begun()
    few.vendor.behaviour.withheld = ['read']
    expect((await few.signIn(few.connectUrl)).body).toContain('Nothing can be read without read')
    const fewer = await begun()
    fewer.vendor.behaviour.withheld = ['read.more']
    expect((await fewer.signIn(fewer.connectUrl)).body).toContain('this was not allowed: read.more')
    expect(await fewer.status()).toMatchObject({ status: 'connected' })

    const late = await begun()
    late.clock.advance(15 * 60_000)
    expect((await late.browse(late.connectUrl)).status).toBe(404)
    expect((await late.browse(`${late.connectUrl}/start`, {})).status).toBe(404)
    expect(await late.status()).toMatchObject({ status: 'expired' })
    const slow = await begun()
    const tooLate = slow.vendor.authorize(
      slow.linkIn(await slow.browse(`${slow.connectUrl}/start`, {}), /<a class="button" href="([^"]+)"/)
    )
    slow.clock.advance(15 * 60_000)
    expect((await slow.browse((await slow.browse(tooLate)).headers.location ?? '')).body).toContain('ask for a new one')
  })

  it('connects by a key of the form, and ends with the third that the vendor refuses', async () => {
    const { browse, connectUrl, linkIn, status } = await begun('clerk')
    const token = linkIn(await browse(connectUrl), /name="form_token" value="([^"]+)"/)
    expect((await browse(`${connectUrl}/key`, { secretKey: 'sk_live_good' })).status).toBe(403)
    const malformed = await browse(`${connectUrl}/key`, { form_token: token, secretKey: 'pk_"<b>' })
    expect(malformed.status).toBe(422)
    expect(malformed.body).toContain('Secret key does not look right')
    expect(malformed.body).not.toContain('pk_')
    for (const expected of [422, 422, 400]) {
      const refused = await browse(`${connectUrl}/key`, { form_token: token, secretKey: 'sk_live_bad' })
      expect(refused.status).toBe(expected)
      expect(refused.body).not.toContain('sk_live_bad')
    }
    expect(await status()).toMatchObject({ status: 'failed' })

    const good = await begun('granola')
    const form = good.linkIn(await good.browse(good.connectUrl), /name="form_token" value="([^"]+)"/)
    const done = await good.browse(`${good.connectUrl}/key`, { form_token: form, apiKey: 'good-key-of-granola' })
    expect(done).toMatchObject({ status: 200 })
    expect(await good.status()).toMatchObject({ status: 'connected' })
  })

  it('answers nothing of other links and providers', async () => {
    const { browse } = await begun()
    for (const path of ['/connect/x', `/connect/${'a'.repeat(43)}`, '/connect/callback/nope?state=1', '/connect/callback/hubspot'])
      expect((await browse(path)).status, path).toBe(404)
    expect((await browse('/connect/callback/hubspot?state=a&code=b')).status).toBe(400)
    expect(await browse('/connect/style.css')).toMatchObject({ status: 200, headers: { 'content-type': 'text/css; charset=utf-8' } })
  })
})
