// Makes the files that follow from the definitions of tools and operations: core's public types, the interfaces of the workspace's nouns, the client's
// types and methods, docs/tools.md, docs/errors.md; docs/hooks.md from the events of hooks; docs/integrations.md and docs/integrations/ from what the connectors declare; docs/configuration.md from the settings of `rapport serve`; docs/options.md from the options of createRapport; docs/events.md from the event variants; docs/cli.md from the help of the program; docs/api.md from the routes; the
// console's forms of detections, the keys of its texts, the minor units of currencies, and the table of detections in docs/signals.md; the table of personal columns in docs/privacy.md; the types in docs/connector-reference.md; and the types of events that a view names. Where the tables are not those of the
// last migration, it writes the next one.
//
//   tsx scripts/generate.ts [--check] [folder]     --check writes nothing, names what is stale and exits with 1; the folder is this repository unless given
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { statusErrorClass } from '../packages/client/src/status-errors.js'
import { grantTable } from '../packages/core/src/auth/grants.js'
import { errorTable } from '../packages/core/src/errors.js'
import { hookTable } from '../packages/core/src/hooks/hook-table.js'
import { eventDefinitions } from '../packages/core/src/ingest/events/index.js'
import type { Provider } from '../packages/core/src/providers/provider.js'
import { nounTexts } from '../packages/core/src/registry/nouns.js'
import { operations } from '../packages/core/src/registry/operations.js'
import { resources } from '../packages/core/src/registry/resources.js'
import { routeTable } from '../packages/core/src/registry/routes.js'
import { tables } from '../packages/core/src/registry/tables.js'
import { registry } from '../packages/core/src/registry/tools.js'
import { builtInEvidence } from '../packages/core/src/signals/built-in/index.js'
import { detectionForms } from '../packages/core/src/signals/detections/index.js'
import { eventMatchEvidence } from '../packages/core/src/signals/matching/match-events.js'
import { describeSchema } from '../packages/core/src/storage/schema-description.js'
import { unusualDigits } from '../packages/core/src/values/minor-digits.js'
import { allProviders } from '../packages/integrations/src/index.js'
import { program } from '../packages/server-node/src/cli/program.js'
import { settingGroups } from '../packages/server-node/src/configuration/settings.js'
import { migrations } from '../packages/storage-postgres/src/migrations/index.js'
import { apiOverview } from './generate/api-overview.js'
import { cliExamples } from './generate/cli-examples.js'
import { cliPage } from './generate/cli-page.js'
import { configurationPage } from './generate/configuration-page.js'
import { connectorTypes, withConnectorTypes } from './generate/connector-reference.js'
import { coreTypes, typesThatUsersMeet } from './generate/core-types.js'
import { withDetections } from './generate/detections-table.js'
import { eventValues } from './generate/event-values.js'
import { eventsPage } from './generate/events-page.js'
import { formatFiles, formatSnippets } from './generate/format.js'
import { finish, generatedFiles } from './generate/generated-files.js'
import { hooksOf } from './generate/hooks-page.js'
import { methodsOf } from './generate/method-contract.js'
import { minorUnitsOf } from './generate/minor-units.js'
import { nextMigration } from './generate/next-migration.js'
import { optionsPage } from './generate/options-page.js'
import { withPersonalColumns } from './generate/personal-columns.js'
import { readGuides } from './generate/provider-guides.js'
import { contractsOf } from './generate/tool-contract.js'
import { type WorkspaceMethod, workspaceMethodsOf } from './generate/workspace-method.js'
import { exportedTypes } from './generate/workspace-nouns.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals } = parseArgs({ options: { check: { type: 'boolean', default: false } }, allowPositionals: true })
const folder = positionals[0] ?? root
const { version } = JSON.parse(readFileSync(join(root, 'packages/client/package.json'), 'utf8'))

const tools = contractsOf(registry)
const hooks = hooksOf(hookTable)

const texts = generatedFiles({
  tools,
  methods: methodsOf(routeTable.api),
  workspace: { methods: withFormattedExamples(workspaceMethodsOf(operations)), nounTexts, handWritten: publicTypes() },
  errors: errorTable,
  grants: grantTable,
  coreTypes: await coreTypes(root, { tools, hooks, resources }),
  namedTypes: typesThatUsersMeet,
  integrations: connectors(),
  guides: readGuides(
    root,
    allProviders().map(({ id }) => id)
  ),
  hooks,
  signalEvidence: [eventMatchEvidence, ...detectionForms, ...builtInEvidence],
  detections: detectionForms,
  texts: JSON.parse(readFileSync(join(root, 'packages/console/app/texts/en.json'), 'utf8')),
  errorClassOf: (status) => statusErrorClass(status).name,
  clientVersion: version
})
const signalsPage = 'docs/signals.md'
const privacyPage = 'docs/privacy.md'
const connectorPage = 'docs/connector-reference.md'
const readHere = (path: string) => readFileSync(join(root, path), 'utf8')
const derived = {
  'docs/api.md': apiOverview(routeTable.api),
  'docs/cli.md': cliPage(program(), cliExamples),
  'docs/configuration.md': configurationPage(settingGroups),
  'docs/options.md': optionsPage(root, settingGroups),
  'docs/events.md': eventsPage(Object.values(eventDefinitions)),
  'packages/core/src/identity/views/event-values.generated.ts': eventValues(
    Object.values(eventDefinitions).map(({ example, toTimeline }) => toTimeline(example, { url: null, path: null }, []))
  ),
  'packages/console/app/ui/minor-units.generated.ts': minorUnitsOf(unusualDigits),
  [connectorPage]: withConnectorTypes(readHere(connectorPage), connectorTypes, readHere),
  [signalsPage]: withDetections(readHere(signalsPage), detectionForms),
  [privacyPage]: withPersonalColumns(readHere(privacyPage), Object.values(tables))
}

/** The methods with their examples as the formatter writes code. */
function withFormattedExamples(methods: readonly WorkspaceMethod[]): WorkspaceMethod[] {
  const formatted = formatSnippets(methods.map(({ example = '' }) => example))
  return methods.map((method, index) => ({ ...method, example: formatted[index] || undefined }))
}

/** The types that the entries of core export. */
function publicTypes(): Map<string, string> {
  const entries = ['index.ts', 'types.ts'].map((file) => readFileSync(join(root, 'packages/core/src', file), 'utf8'))
  return exportedTypes(entries.join('\n'))
}

/** All connectors, as with an application of the host's: without one there is no signing in. */
function connectors(): Provider[] {
  const client = { clientId: 'of-the-host', clientSecret: 'of-the-host' }
  const config = Object.fromEntries(allProviders().map(({ id }) => [id, client]))
  return allProviders(config)
}

const migrationList = readFileSync(join(root, 'packages/storage-postgres/src/migrations/index.ts'), 'utf8')
const next = nextMigration(describeSchema(Object.values(tables)), migrations, migrationList)
const files = formatFiles({ ...texts, ...derived, ...next?.files })
if (next) console.log(next.words)

const { lines, exitCode } = finish(files, folder, values)
for (const line of lines) console.log(line)
process.exitCode = exitCode
