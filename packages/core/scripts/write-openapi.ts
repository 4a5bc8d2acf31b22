// Writes the description of the HTTP interface, which the package publishes as `@rapport/core/openapi.json`: without spaces, so that the package stays
// small. `npm run build` runs this after tsup.
//
//   tsx scripts/write-openapi.ts [file]     the file is dist/openapi.json unless given
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openapiDocument } from '../src/http/openapi/document.js'
import { routeTable } from '../src/registry/routes.js'
import { registry } from '../src/registry/tools.js'

const file = process.argv[2] ?? join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/openapi.json')
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(openapiDocument(routeTable, registry, ''))}\n`)
