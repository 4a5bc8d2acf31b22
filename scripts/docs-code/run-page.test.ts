import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { codeOf, noteOf } from './page-modules.js'
import { blocksOf, blocksOfPage, pagePaths } from './pages.js'
import { runPage } from './run-page.js'

/** Pages whose blocks have a test of their own, which runs them with more around them and looks at what they do. */
const ownTests: Readonly<Record<string, string>> = {
  'README.md': 'scripts/readmes.test.ts',
  'docs/agents.md': 'packages/core/src/model-tools/agents-page.test.ts',
  'docs/testing.md': 'scripts/testing-page.test.ts',
  'docs/transactions.md': 'packages/storage-postgres/test/transactions-page.test.ts',
  'docs/write-a-connector.md': 'packages/integrations/test/guide/snippets.ts'
}

const pages = pagePaths().map((page) => ({ page, blocks: blocksOfPage(page) }))
const withCode = pages.filter(({ page, blocks }) => !(page in ownTests) && codeOf(blocks).length > 0)

describe('the code of a page', () => {
  // Of all languages: the tests of commands and data leave such blocks out, too.
  afterAll(() => {
    for (const block of pages.flatMap(({ blocks }) => blocks)) {
      const reason = noteOf(block, 'not run')
      if (reason !== undefined) console.log(`not run: ${block.page}:${block.line}: ${reason}`)
    }
  })

  it.each(withCode)('runs: $page', async ({ blocks }) => {
    await runPage(blocks)
  })

  it.each(Object.entries(ownTests))('%s is run by %s', (page, test) => {
    expect(readFileSync(join(import.meta.dirname, '../..', test), 'utf8')).toContain(page.split('/').at(-1))
  })
})

const page = (...lines: string[]) => blocksOf('docs/page.md', ['```ts', ...lines, '```'].join('\n'))

it('a block that fails names its line', async () => {
  await expect(runPage(page("throw new Error('no')"))).rejects.toThrow('docs/page.md:2: no')
  await expect(runPage(page('await workspace.customers.get({ customerId: "nobody" })'))).rejects.toThrow('docs/page.md:2: ')
})

it('a block that catches its failure and prints it fails', async () => {
  const caught = 'await workspace.customers.get({ customerId: "nobody" }).catch(console.error)'
  await expect(runPage(page(caught))).rejects.toThrow('docs/page.md:2: printed an error: ')
})

it('a block that prints something else than it says fails', async () => {
  await runPage(page('console.log(1 + 1) // → 2'))
  await expect(runPage(page('console.log(1 + 1) // → 3'))).rejects.toThrow('did not print 3, but 2')
})
