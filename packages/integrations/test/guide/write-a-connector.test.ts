import * as crypto from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as core from '@rapport/core'
import * as connector from '@rapport/core/connector'
import * as memory from '@rapport/core/memory'
import * as coreTesting from '@rapport/core/testing'
import * as integrations from '@rapport/integrations'
import * as reading from '@rapport/integrations/reading'
import * as testing from '@rapport/integrations/testing'
import ts from 'typescript'
import * as vitest from 'vitest'
import { describe, expect, it } from 'vitest'
import { accountOfEverything } from '../hubspot/account.js'
import { signedIn } from '../hubspot/world.js'
import { reference, runSnippet, snippetWith } from './snippets.js'

const connectorFile = snippetWith('export const acmeDesk')
const given = snippetWith('export const rapport')
const vendorFile = snippetWith('export function openAccount')
const cases = snippetWith('engineCases(')
const ownTests = snippetWith('readStream(')
const connecting = snippetWith('await rapport.runDue()\n\nfor')
const moments = snippetWith('export function momentsOf')
const mapping = snippetWith('svc_setup_integration')

const modules: Record<string, object> = {
  'node:crypto': crypto,
  '@rapport/core': core,
  '@rapport/core/connector': connector,
  '@rapport/core/memory': memory,
  '@rapport/core/testing': coreTesting,
  '@rapport/integrations': integrations,
  '@rapport/integrations/reading': reading,
  '@rapport/integrations/testing': testing,
  vitest
}

describe('the page that says how to write a connector', async () => {
  const files = {
    './acme-desk.js': await runSnippet(connectorFile, modules),
    './acme-desk-vendor.js': await runSnippet(vendorFile, modules)
  }

  it('has a reference with every function that reads fields, and every field of what map returns', () => {
    for (const name of Object.keys(reading)) expect(reference).toContain(`| \`${name}(`)
    const fields = ['operations', 'reported'].flatMap((name) => {
      const path = new URL(`../../../core/src/providers/${name}.ts`, import.meta.url)
      const { statements } = ts.createSourceFile(path.pathname, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023)
      return statements.filter(ts.isInterfaceDeclaration).flatMap(({ members }) => members.map((member) => member.name))
    })
    const names = fields.flatMap((name) => (name && ts.isIdentifier(name) ? [name.text] : []))
    expect(names).toEqual(expect.arrayContaining(['customerId', 'sharedId', 'accountSince', 'amountCents']))
    for (const name of names) expect(reference).toMatch(new RegExp(`\`(${name}\\??)\``))
  })

  it('has a connector of at most 140 lines, which a host can read without scrolling sideways', () => {
    const lines = connectorFile.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(60)
    expect(lines.length).toBeLessThanOrEqual(140)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(145)
  })

  it('has a connector that a process takes beside all others', async () => {
    const made: core.Rapport[] = []
    const createRapport = (options: core.RapportOptions) => {
      const rapport = core.createRapport({ ...options, store: memory.memoryStore() })
      made.push(rapport)
      return rapport
    }
    await runSnippet(given, { ...modules, ...files, '@rapport/core': { createRapport } })
    const [rapport] = made
    if (!rapport) throw new Error('The page makes no Rapport')
    const { id } = await rapport.organizations.create({ name: 'Ours' })
    const items = await rapport.organization(id).integrations.list()
    expect(items.map((item) => item.id)).toEqual(expect.arrayContaining(['hubspot', 'zendesk', 'intercom', 'acme-desk']))
    await rapport.close()
  })

  it('connects, reads, and shows what became of the records', async () => {
    const printed: unknown[][] = []
    await runSnippet(connecting, { ...modules, ...files }, { console: { log: (...words: unknown[]) => printed.push(words) } })
    expect(printed.slice(0, 3)).toEqual([
      ['accounts', 'idle', 3, ''],
      ['agents', 'idle', 1, ''],
      ['tickets', 'idle', 4, '']
    ])
    expect(printed.slice(3, -1)).toHaveLength(3)
    expect(printed.slice(3, -1)).toEqual(
      expect.arrayContaining([
        ['Globex 1', ['ann@globex1.example'], 4, expect.any(Array)],
        ['Globex 2', [], 0, []],
        ['Globex 3', [], 0, []]
      ])
    )
    expect(printed.at(-1)).toEqual([expect.arrayContaining(['The export of 1 is broken.'])])
  })

  it('makes entries of the timeline of replies and of the close', async () => {
    const { momentsOf } = await runSnippet(moments, modules)
    if (typeof momentsOf !== 'function') throw new Error('The page has no momentsOf')
    const replies = [
      { id: 7, from: 'agent', email: 'eve@ours.example', sent_at: '2026-06-01T12:00:00Z' },
      { id: 8, from: 'requester', email: 'ann@globex.example', sent_at: '2026-06-01T13:00:00Z' },
      { id: 9, from: 'requester' }
    ]
    const requester = { email: 'joe@globex.example' }
    expect(momentsOf({ account_id: 1, subject: 'Export', requester, replies, closed_at: '2026-06-02T12:00:00Z' }, '1')).toMatchObject([
      { id: '1:reply:7', type: 'SUPPORT_MESSAGE_SENT', account: '1', people: [requester] },
      { id: '1:reply:8', type: 'SUPPORT_MESSAGE_RECEIVED', people: [{ email: 'ann@globex.example' }] },
      { type: 'SUPPORT_TICKET_CLOSED', title: 'Export', occurredAt: Date.UTC(2026, 5, 2, 12), people: [requester] }
    ])
    expect(momentsOf(undefined, '1')).toEqual([])
  })

  it('has a recommendation of a CRM’s stages that is handed back as it is', async () => {
    const { workspace } = await signedIn(accountOfEverything())
    const printed: unknown[] = []
    await runSnippet(mapping, {}, { workspace, console: { log: (words: unknown) => printed.push(words) } })
    expect(printed).toEqual(['ready'])
  })

  // The tests of the page are tests here too.
  for (const code of [cases, ownTests]) await runSnippet(code, { ...modules, ...files })
})
