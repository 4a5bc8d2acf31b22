import { createRapport, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPrefixProxy } from '../prefix-proxy.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import { ConsoleVisitor } from './console-visitor.js'

let site: ConsoleSite
let workspace: Workspace
let visitor: ConsoleVisitor

// A store without SQL, and an organization without data.
beforeAll(async () => {
  const trustProxy = ['127.0.0.1']
  const rapport = createRapport({
    store: memoryStore(),
    trustProxy,
    limits: { keyCacheSeconds: 0.01 },
    logger: { info() {}, warn() {}, error() {} }
  })
  const { id } = await rapport.organizations.create({ name: 'Empty Inc' })
  workspace = rapport.organization(id)
  site = await startConsole(rapport, { secret: 'a secret of at least thirty-two letters' })
  visitor = site.visitor
})

afterAll(() => site?.close())

test('one signs in with a key at the address that one came for, sees what it may do, and is asked again once it does not hold', async () => {
  const { page } = visitor
  const { key, apiKey } = await workspace.apiKeys.create({ name: 'reader', grants: ['customer_intelligence:read', 'analytics:read'] })
  await visitor.go('/people')
  await page.getByRole('heading', { name: 'Sign in to Rapport' }).waitFor()
  await visitor.expectAccessible()
  await page.getByLabel('API key').fill(`ok_${'wrong'.repeat(8)}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').getByText('The API key is unknown: check that it is complete, and that it belongs to this server').waitFor()
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
  await page.getByText('No people yet').waitFor()
  const places = page.getByRole('navigation', { name: 'Pages' })
  expect(await places.getByRole('link', { name: 'Settings' }).count()).toBe(0)
  expect(await places.getByRole('link', { name: 'Identity review' }).count()).toBe(0)
  await workspace.apiKeys.revoke(apiKey.id)
  await places.getByRole('link', { name: 'Customers' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/console/customers')
})

test('without data and without SQL every page says what would fill it', async () => {
  const { page } = visitor
  const { key } = await workspace.apiKeys.create({ name: 'other', grants: ['customer_intelligence:read', 'analytics:read'] })
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('No customers yet').waitFor()
  await visitor.listen('')
  await page.getByText('A person with permission to see the settings can give you the script tag').waitFor()
  await workspace.customers.put([{ customerId: 'first', name: 'First Inc' }])
  await page.getByRole('button', { name: /new$/ }).click()
  await page.getByText('This store has no charts').first().waitFor()
  await page.getByText('Nothing was said about this').waitFor()
  await visitor.expectAccessible()
  await visitor.go('/customers/00000000-0000-4000-8000-000000000000')
  await page.getByRole('alert').getByText('Not found').waitFor()
  await page
    .getByRole('alert')
    .getByText(/^Request/)
    .waitFor()
  await visitor.go('/nothing-here')
  await page.getByText('Page not found').last().waitFor()
})

test('a server that is away is told in words, and what is there stays', async () => {
  const { page, context } = visitor
  await visitor.go('/customers')
  await context.setOffline(true)
  await visitor.press('i', '/integrations')
  await page.getByRole('alert').getByText('The server cannot be reached').first().waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Integrations' }).waitFor()
})

test('a key that ends while a form is open loses nothing of it', async () => {
  const { page } = visitor
  const keyOf = (name: string) => workspace.apiKeys.create({ name, grants: ['workspace_settings:manage'] })
  const signIn = async (key: string) => {
    await page.getByLabel('API key').fill(key)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await visitor.go('/customers')
  await page.getByRole('button', { name: 'Sign out' }).click()
  const ending = await keyOf('ending')
  await signIn(ending.key)
  await visitor.go('/signals?signal=new')
  await page.getByLabel('Name').fill('Quiet for long')
  await page.getByRole('spinbutton', { name: 'Down by' }).fill('33')
  await workspace.apiKeys.revoke(ending.apiKey.id)
  await page.getByRole('button', { name: 'Save and turn on' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  await signIn((await keyOf('next')).key)
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Name').inputValue()).toBe('Quiet for long')
  expect(await page.getByRole('spinbutton', { name: 'Down by' }).inputValue()).toBe('33')
  await page.getByRole('button', { name: 'Save and turn on' }).click()
  await page.getByRole('dialog').getByText('Nobody is told about matches yet.').waitFor()
  expect((await workspace.signals.list()).items.map(({ name }) => name)).toEqual(['Quiet for long'])
  expect(await page.evaluate('Object.keys(sessionStorage).filter((key) => key.startsWith("rapport-draft"))')).toEqual([])
})

test('signing out ends it', async () => {
  const { page } = visitor
  await visitor.go('')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('API key').waitFor()
  expect((await visitor.context.cookies()).filter(({ name }) => name === 'rapport_console')).toEqual([])
  expect([...visitor.origins]).toEqual([site.url])
})

test('behind a proxy that takes a path off, one signs in, goes on, and loads a page again', async () => {
  const proxy = await startPrefixProxy(() => site.url, '/outer', { 'x-forwarded-prefix': '/outer' })
  const passed = await ConsoleVisitor.open(site.browser, proxy.url)
  try {
    const { page } = passed
    const { key } = await workspace.apiKeys.create({ name: 'outside', grants: ['customer_intelligence:read', 'analytics:read'] })
    await passed.go('/people')
    await page.getByLabel('API key').fill(key)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Customers' }).click()
    await page.getByText('First Inc').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/outer/console/customers')
    await page.reload()
    await page.getByText('First Inc').first().waitFor()
    expect([...passed.origins]).toEqual([new URL(proxy.url).origin])
    expect((await passed.context.cookies()).map(({ path }) => path)).toEqual(['/outer/console'])
  } finally {
    await passed.close()
    await proxy.close()
  }
})
