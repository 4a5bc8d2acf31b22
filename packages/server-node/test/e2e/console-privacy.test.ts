import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'

const day = 86_400_000

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let visitor: ConsoleVisitor

beforeAll(async () => {
  rapport = createRapport({ logger: { info() {}, warn() {}, error() {} } })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  await workspace.users.put([
    { userId: 'stays', email: 'ada@acme.example', traits: { name: 'Ada Lovelace' } },
    { userId: 'leaves', email: 'gwen@erased.example', traits: { name: 'Gwen Ashgrove' } }
  ])
  const opened = [40, 20, 1].map((days) => {
    return { type: 'custom' as const, eventName: 'opened', userId: 'stays', timestamp: Date.now() - days * day }
  })
  await workspace.ingest({ events: opened })
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants }) })
  visitor = site.visitor
})

afterAll(() => site?.close())

test('what a rule removes is told before it is saved, and what is stored about a person can be saved as a file', async () => {
  const { page } = visitor
  await visitor.go('/settings?tab=privacy')
  await page.getByLabel('Events').fill('7')
  await page.getByRole('button', { name: 'Save…' }).click()
  const question = page.getByRole('dialog')
  await question.getByText(/The next night permanently removes older data\. Events: 2\./).waitFor()
  await question.getByRole('button', { name: 'Change nothing' }).click()
  expect((await workspace.retention.get()).events).toBe(null)
  await page.getByRole('button', { name: 'Save…' }).click()
  await visitor.expectAccessible()
  await question.getByRole('button', { name: 'Save the rules' }).click()
  await page.getByText('Saved. The rules apply from the next night on.').waitFor()
  expect((await workspace.retention.get()).events).toBe(7)
  await workspace.retention.put({ events: null })
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@acme.example')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the file' }).click()])
  expect(file.suggestedFilename()).toBe('personal-data.jsonl')
  await page.getByText(/The file has \d+ rows?\./).waitFor()
})

test('a person is erased after a second look', async () => {
  const { page } = visitor
  await visitor.go('/settings?tab=privacy')
  await page.getByRole('textbox', { name: 'Email' }).fill('gwen@erased.example')
  await page.getByRole('button', { name: 'Erase this person…' }).click()
  const question = page.getByRole('dialog')
  await question.getByText(/This permanently removes everything about gwen@erased\.example: 1 person, 0 events/).waitFor()
  await visitor.expectAccessible()
  await question.getByRole('button', { name: 'Erase nothing' }).click()
  expect((await workspace.users.get({ userId: 'leaves' })).name).toBe('Gwen Ashgrove')
  await page.getByRole('button', { name: 'Erase this person…' }).click()
  await question.getByRole('button', { name: 'Erase permanently' }).click()
  await page.getByText(/Erased: \d+ rows? removed/).waitFor()
  await expect(workspace.users.get({ userId: 'leaves' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the page keeps nobody out, in light and dark, on a desk and a phone, and nothing went wrong', async () => {
  const { page } = visitor
  await visitor.go('/settings?tab=privacy')
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.expectAccessible('contrast')
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.expectAccessible()
  await visitor.expectNothingWider()
  expect(visitor.complaints).toEqual([])
})
