import type { Recipe } from './recipe.js'

const core = 'packages/core/src'

const event: Recipe = {
  title: 'An event variant',
  effort: { files: 3, lines: 2, imports: 1 },
  follow(work) {
    work.copyFile(`${core}/ingest/events/pageview.ts`, `${core}/ingest/events/download.ts`, {
      pageview: 'download',
      PAGE_VIEW: 'DOWNLOAD',
      'A page was viewed.': 'A file was downloaded.'
    })
    work.addImport(`${core}/ingest/events/index.ts`, "import { download } from './download.js'")
    work.addToList(`${core}/ingest/events/index.ts`, 'eventDefinitions = { pageview, ', 'download, ')
    work.addCode(
      `${core}/ingest/ingest-batch.ts`,
      { before: '/** Something that the host gave a name. */' },
      `/** A file was downloaded. */
export interface IngestDownload extends IngestEventFields {
  type: 'download'
  /** The file's title. */
  title?: string | null
}

`
    )
    work.addToList(`${core}/ingest/ingest-batch.ts`, '  | IngestPageview\n', '  | IngestDownload\n')
    work.newFile(
      `${core}/ingest/events/download.test.ts`,
      `import { expect, it } from 'vitest'
import { download } from './download.js'

it('a download stands in the timeline under its title, else under its path', () => {
  const common = { url: 'https://a.test/guide.pdf', path: '/guide.pdf' }
  expect(download.toTimeline({ title: 'Guide' }, common, [])).toMatchObject({ type: 'DOWNLOAD', title: 'Guide' })
  expect(download.toTimeline({}, common, [])).toMatchObject({ title: '/guide.pdf' })
})
`
    )
  },
  tests: [`${core}/ingest/`, `${core}/http/openapi/`]
}

const detection: Recipe = {
  title: 'A detection of signals',
  effort: { files: 2, lines: 1, imports: 1 },
  follow(work) {
    work.copyFile(`${core}/signals/detections/customer-activity-threshold.ts`, `${core}/signals/detections/customer-activity-ceiling.ts`, {
      customerActivityThreshold: 'customerActivityCeiling',
      customer_activity_threshold: 'customer_activity_ceiling',
      'Amount of activity': 'Too much activity'
    })
    work.addImport(`${core}/signals/detections/index.ts`, "import { customerActivityCeiling } from './customer-activity-ceiling.js'")
    work.addToList(
      `${core}/signals/detections/index.ts`,
      '  customer_activity_threshold: customerActivityThreshold,\n',
      '  customer_activity_ceiling: customerActivityCeiling,\n'
    )
    work.addCode(
      'packages/test-suites/src/signals/patterns.ts',
      { before: "    it('may be of channels, and of all activity'" },
      `    it('may be a ceiling of all activity', async () => {
      const world = await newWorld()
      await world.send([1, 1, 1, 1])
      const id = await world.watch({ detection: 'customer_activity_ceiling', operator: 'gt', count: 3, windowDays: 2 })
      expect(await world.seen(id)).toEqual(['acme'])
    })

`
    )
  },
  tests: [`${core}/signals/`, 'packages/test-suites/src/signals/', 'packages/console/app/pages/signals/']
}

/** What Rapport is told, and what it watches for. */
export const eventRecipes: readonly Recipe[] = [event, detection]
