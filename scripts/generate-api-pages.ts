// Writes the pages of the HTTP API into docs/api, one for each area. They are many, and follow from the routes: so they are made when the site is built, and
// not committed. `npm run docs` and `npm run docs:dev` run this first.
//
//   tsx scripts/generate-api-pages.ts [folder]     the folder is docs/api unless given
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { routeTable } from '../packages/core/src/registry/routes.js'
import { apiPage, areasOf } from './generate/api-page.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = process.argv[2] ?? join(root, 'docs/api')
const areas = areasOf(routeTable.api)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
let bytes = 0
for (const area of areas) {
  const text = apiPage(area)
  bytes += Buffer.byteLength(text)
  writeFileSync(join(folder, `${area.name}.md`), text)
}
console.log(`docs: ${areas.length} pages of the API, ${Math.round(bytes / 1_000)} kB`)
