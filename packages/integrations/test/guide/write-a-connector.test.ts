import * as crypto from 'node:crypto'
import * as core from '@rapport/core'
import * as connector from '@rapport/core/connector'
import * as memory from '@rapport/core/memory'
import * as integrations from '@rapport/integrations'
import * as reading from '@rapport/integrations/reading'
import * as testing from '@rapport/integrations/testing'
import * as vitest from 'vitest'
import { describe, expect, it } from 'vitest'
import { accountOfEverything } from '../hubspot/account.js'
import { signedIn } from '../hubspot/world.js'
import { runSnippet, snippets } from './snippets.js'

const [connectorFile = '', given = '', tests = '', mapping = ''] = snippets

const modules: Record<string, object> = {
  'node:crypto': crypto,
  '@rapport/core': core,
  '@rapport/core/connector': connector,
  '@rapport/core/memory': memory,
  '@rapport/integrations': integrations,
  '@rapport/integrations/reading': reading,
  '@rapport/integrations/testing': testing,
  vitest
}

describe('the page that says how to write a connector', async () => {
  const ownFile = { './acme-desk.js': await runSnippet(connectorFile, modules) }

  it('has a connector of at most 120 lines, which a host can read without scrolling sideways', () => {
    const lines = connectorFile.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(60)
    expect(lines.length).toBeLessThanOrEqual(120)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(140)
  })

  it('has a connector that a process takes beside all others', async () => {
    const made: core.Rapport[] = []
    const createRapport = (options: core.RapportOptions) => {
      const rapport = core.createRapport({ ...options, store: memory.memoryStore() })
      made.push(rapport)
      return rapport
    }
    await runSnippet(given, { ...modules, ...ownFile, '@rapport/core': { createRapport } })
    const [rapport] = made
    if (!rapport) throw new Error('The page makes no Rapport')
    const { id } = await rapport.organizations.create({ name: 'Ours' })
    const items = await rapport.organization(id).integrations.list()
    expect(items.map((item) => item.id)).toEqual(expect.arrayContaining(['hubspot', 'zendesk', 'intercom', 'acme-desk']))
    await rapport.close()
  })

  it('has a recommendation of a CRM’s stages that is handed back as it is', async () => {
    const { workspace } = await signedIn(accountOfEverything())
    const printed: unknown[] = []
    await runSnippet(mapping, {}, { workspace, console: { log: (words: unknown) => printed.push(words) } })
    expect(printed).toEqual(['ready'])
  })

  // The tests of the page are tests here too.
  await runSnippet(tests, { ...modules, ...ownFile })
})
