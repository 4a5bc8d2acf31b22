import type { Recipe } from './recipe.js'

const core = 'packages/core/src'
const storeTests = [
  'packages/storage-postgres/src/migrations/',
  'packages/storage-postgres/test/schema.test.ts',
  'packages/storage-postgres/test/upgrade.test.ts'
]

const table: Recipe = {
  title: 'A table',
  effort: { files: 1, lines: 1, imports: 2 },
  follow(work) {
    work.copyFile(`${core}/identity/tables/visitors.ts`, `${core}/identity/tables/devices.ts`, {
      'visitors = defineTable': 'devices = defineTable',
      "name: 'visitors'": "name: 'devices'",
      visitor_id: 'device_id',
      'Browsers.': 'Devices.'
    })
    work.addExport(`${core}/identity/index.ts`, "export { devices } from './tables/devices.js'")
    work.addToImport(`${core}/registry/tables.ts`, '../identity/index.js', 'devices')
    work.addToList(`${core}/registry/tables.ts`, '  visitors,\n  visitorClaims,\n', '  devices,\n')
  },
  tests: storeTests
}

const column: Recipe = {
  title: 'A column',
  // The line is the one that writes the column: the type check asks for it.
  effort: { files: 1, lines: 1, imports: 0 },
  follow(work) {
    work.addCode(
      `${core}/settings/tables/workspace-settings.ts`,
      { behind: 'activation_event: nullable(text()), ' },
      'week_start: nullable(text()), '
    )
    work.addToList(`${core}/settings/workspace-settings.ts`, 'activation_event: null', ', week_start: null')
  },
  tests: [...storeTests, `${core}/settings/`]
}

const job: Recipe = {
  title: 'A job',
  effort: { files: 3, lines: 1, imports: 2 },
  follow(work) {
    work.copyFile(`${core}/identity/jobs/reattribution.ts`, `${core}/identity/jobs/later-reattribution.ts`, {
      'export const reattribution ': 'export const laterReattribution ',
      'continueReattribution, reattributionKind }': 'continueReattribution }',
      'kind: reattributionKind': 'kind: laterReattributionKind',
      'import { reattributionSchema }':
        "import { laterReattributionKind } from '../events/reattribute-later.js'\nimport { reattributionSchema }"
    })
    work.newFile(
      `${core}/identity/events/reattribute-later.ts`,
      `import { enqueueJob } from '../../jobs/index.js'
import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import type { Reattribution } from './reattribution.js'

/** The kind of the jobs that reattribute events later. */
export const laterReattributionKind = 'later_reattribution'

/** Leaves a reattribution to a job. */
export function reattributeLater(transaction: Transaction, reattribution: Reattribution, ids: Ids, now: number): Promise<void> {
  return enqueueJob(transaction, { kind: laterReattributionKind, payload: reattribution }, ids, now)
}
`
    )
    work.addExport(`${core}/identity/index.ts`, "export { laterReattribution } from './jobs/later-reattribution.js'")
    work.addToImport(`${core}/registry/jobs.ts`, '../identity/index.js', 'laterReattribution')
    work.addToList(`${core}/registry/jobs.ts`, '  reattribution,\n', '  later_reattribution: laterReattribution,\n')
    work.newFile(
      `${core}/identity/jobs/later-reattribution.test.ts`,
      `import { expect, it } from 'vitest'
import { jobs } from '../../jobs/tables/jobs.js'
import { createTestRapport } from '../../testing/create-test-rapport.js'
import { systemIds } from '../../values/ids.js'
import { laterReattributionKind, reattributeLater } from '../events/reattribute-later.js'

it('a reattribution for later is done by the next run, once', async () => {
  const { rapport, store, organizationId, clock } = await createTestRapport()
  const rows = store.organization(organizationId)
  const waiting = () => rows.count(jobs, { kind: { eq: laterReattributionKind } })
  const all = { of: { customer: organizationId }, since: null, after: null }
  await rows.transaction((transaction) => reattributeLater(transaction, all, systemIds(), clock.now()))
  expect(await waiting()).toBe(1)
  await rapport.runDue()
  expect(await waiting()).toBe(0)
  expect(await rapport.status()).toMatchObject({ jobs: { failed: 0 } })
})
`
    )
  },
  tests: [`${core}/identity/jobs/`, 'packages/test-suites/src/jobs/']
}

/** What follows before the others, because its migration is written by itself. */
export const tableRecipe = table

/** What Rapport stores, and does by itself. */
export const storageRecipes: readonly Recipe[] = [column, job]
