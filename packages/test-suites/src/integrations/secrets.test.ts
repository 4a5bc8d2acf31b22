import { tables } from '@rapport/core/src/registry/tables.js'
import { memoryStore } from '@rapport/core/src/storage/memory/memory-store.js'
import { setupSecret, setupSite } from '@rapport/core/src/testing/integrations/setup-site.js'
import { expect, it } from 'vitest'

it('no credential stands in a log, an answer, an audit row or a table in clear', async () => {
  const store = memoryStore()
  const site = await setupSite({ store })
  const { vendor, setup, signIn, browse, call, linkIn, organizationId, workspace, post, apiKey, log } = site
  const said: unknown[] = []
  const pages: string[] = []
  for (const provider of ['slack', 'hubspot']) pages.push(String((await signIn((await setup({ provider })).next?.url ?? '')).body))
  for (const apiKeyOf of ['bad-key-of-fireflies', 'good-key-of-fireflies']) {
    vendor.secrets.add(apiKeyOf)
    said.push(await setup({ provider: 'fireflies', credentials: { apiKey: apiKeyOf } }))
  }
  const { connectUrl } = (await call('svc_begin_integration_setup', { provider: 'clerk' })).body as { connectUrl: string }
  const form = linkIn(await browse(connectUrl), /name="form_token" value="([^"]+)"/)
  for (const secretKey of ['sk_live_bad_of_clerk', 'sk_live_good_of_clerk']) {
    vendor.secrets.add(secretKey)
    pages.push(String((await browse(`${connectUrl}/key`, { form_token: form, secretKey })).body))
  }
  vendor.behaviour.failTokens = [
    { status: 400, body: { error: 'invalid_request', error_description: 'client-secret-of-the-vendor is wrong' } }
  ]
  await post('/api/integrations/disconnect', { provider: 'slack' }, { authorization: `Bearer ${apiKey}` })
  pages.push(String((await signIn((await setup({ provider: 'slack' })).next?.url ?? '')).body))
  for (const path of ['/api/integrations', '/api/integrations/capabilities', '/api/integrations/sync-status?provider=hubspot'])
    said.push((await site.send({ method: 'GET', url: path, headers: { authorization: `Bearer ${apiKey}` } })).body)
  said.push(await workspace.audit.list(), log)
  const stored: unknown[] = []
  for (const table of Object.values(tables)) {
    const rows = table.scope === 'directory' ? store.directory : store.organization(organizationId)
    stored.push(await rows.find(table as never))
  }
  const pageToken = connectUrl.split('/').at(-1) ?? ''
  vendor.secrets.add(setupSecret)
  expect(vendor.secrets.size).toBeGreaterThan(8)
  for (const secret of vendor.secrets) for (const each of [pages, said, stored]) expect(JSON.stringify(each)).not.toContain(secret)
  expect(JSON.stringify(stored)).not.toContain(pageToken)
  expect(vendor.requests.some(({ path }) => path === '/revoke')).toBe(true)
})
