import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Texts } from '../../packages/console/app/texts/message.js'
import type { Provider } from '../../packages/core/src/providers/provider.js'
import { agreementTest } from './agreement-test.js'
import { clientMethods } from './client-methods.js'
import { clientTypes } from './client-types.js'
import { consoleTexts } from './console-texts.js'
import { detectionForms, type ShownDetection, withDetectionTexts } from './detection-forms.js'
import { type ErrorTable, errorsPage, type GrantTable } from './errors-page.js'
import { type HookTable, hooksPage, type SignalEvidenceText } from './hooks-page.js'
import { integrationsPages } from './integrations-page.js'
import type { MethodContract } from './method-contract.js'
import type { ProviderGuide } from './provider-guides.js'
import { resourceMethods } from './resource-methods.js'
import { resourceTypes } from './resource-types.js'
import type { ToolContract } from './tool-contract.js'
import { toolsPage } from './tools-page.js'
import { homesOf, type TypeModule, typeModules } from './type-modules.js'
import { nounsPath, type WorkspaceSources, workspaceNouns } from './workspace-nouns.js'

/** All that the generated files are made of. */
export interface Sources {
  tools: readonly ToolContract[]
  /** The client's methods of the routes. */
  methods: readonly MethodContract[]
  /** The methods of the workspace. */
  workspace: Omit<WorkspaceSources, 'homes'>
  errors: ErrorTable
  grants: GrantTable
  /** The types of core that follow from schemas. */
  coreTypes: readonly TypeModule[]
  /** The names of those with a name of their own, by the file with the schema. */
  namedTypes: Readonly<Record<string, readonly string[]>>
  /** The connectors. */
  integrations: readonly Provider[]
  /** What is written by hand about each of them, by its id. */
  guides: Readonly<Record<string, ProviderGuide>>
  /** What hooks can be told of. */
  hooks: HookTable
  /** What the evidence of each kind of signal holds. */
  signalEvidence: readonly SignalEvidenceText[]
  /** The detections of signals. */
  detections: readonly ShownDetection[]
  /** The texts of the console in English. */
  texts: Texts
  /** The client's error class of a status. */
  errorClassOf(status: number): string
  clientVersion: string
}

/** The text of every generated file by its path in the repository. The same sources give the same texts. */
export function generatedFiles({
  tools,
  methods,
  workspace,
  errors,
  grants,
  coreTypes,
  namedTypes,
  integrations,
  guides,
  hooks,
  signalEvidence,
  detections,
  texts,
  errorClassOf,
  clientVersion
}: Sources): Record<string, string> {
  const catalogue = withDetectionTexts(texts, detections)
  return {
    ...typeModules(coreTypes),
    'packages/core/src/types-agree.generated.test.ts': agreementTest(namedTypes),
    [nounsPath]: workspaceNouns({ ...workspace, homes: homesOf(coreTypes) }),
    'packages/client/src/tools.generated.ts': clientTypes(tools),
    'packages/client/src/tool-methods.generated.ts': clientMethods(tools),
    'packages/client/src/resources.generated.ts': resourceTypes(methods),
    'packages/client/src/resource-methods.generated.ts': resourceMethods(methods),
    'packages/client/src/version.generated.ts': `/** This package's version. */\nexport const version = '${clientVersion}'\n`,
    'packages/mcp/src/version.generated.ts': `/** This package's version. */\nexport const version = '${clientVersion}'\n`,
    'packages/console/app/pages/signals/detections.generated.ts': detectionForms(detections),
    'packages/console/app/texts/en.json': catalogue,
    'packages/console/app/texts/keys.generated.ts': consoleTexts(JSON.parse(catalogue)),
    'docs/tools.md': toolsPage(tools),
    'docs/errors.md': errorsPage(errors, grants, tools, errorClassOf),
    ...integrationsPages(integrations, guides),
    'docs/hooks.md': hooksPage(hooks, signalEvidence)
  }
}

/** The paths whose files are missing or hold another text. */
export function staleFiles(files: Record<string, string>, root: string): string[] {
  return Object.keys(files).filter((path) => readText(join(root, path)) !== files[path])
}

/** Writes the files that are stale; answers their paths. */
export function writeFiles(files: Record<string, string>, root: string): string[] {
  const stale = staleFiles(files, root)
  for (const path of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), files[path] ?? '')
  }
  return stale
}

/** What the command does once it has made the files: it writes those that are stale, or under `--check` names them. Answers what it says and its exit code. */
export function finish(files: Record<string, string>, root: string, { check }: { check: boolean }): { lines: string[]; exitCode: 0 | 1 } {
  if (!check) {
    const written = writeFiles(files, root)
    return {
      lines: [written.length === 0 ? 'generated files: nothing to do' : `generated files: wrote ${written.join(', ')}`],
      exitCode: 0
    }
  }
  const stale = staleFiles(files, root)
  const words = stale.length === 0 ? `all ${Object.keys(files).length} are fresh` : `${stale.length} stale`
  return {
    lines: [...stale.map((path) => `${path} is stale: run \`npm run generate\` and commit it`), `generated files: ${words}`],
    exitCode: stale.length === 0 ? 0 : 1
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
