import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it, onTestFinished } from 'vitest'
import { grantTable } from '../../packages/core/src/auth/grants.js'
import { errorTable } from '../../packages/core/src/errors.js'
import { hookTable } from '../../packages/core/src/hooks/hook-table.js'
import { toolMethodName } from '../../packages/core/src/runtime/tool-method-name.js'
import { toolNames } from '../../packages/core/src/runtime/tool-names.js'
import { fixtureIntegrations } from './fixture-integrations.js'
import { fixtureRegistry } from './fixture-registry.js'
import { fixtureRoutes } from './fixture-routes.js'
import { fixtureTypes } from './fixture-types.js'
import { finish, generatedFiles, type Sources, staleFiles, writeFiles } from './generated-files.js'
import { hooksOf } from './hooks-page.js'
import { methodsOf } from './method-contract.js'
import { contractsOf } from './tool-contract.js'

const sources: Sources = {
  tools: contractsOf(fixtureRegistry),
  methods: methodsOf(fixtureRoutes),
  workspace: { methods: [], nounTexts: {}, handWritten: new Map() },
  errors: errorTable,
  grants: grantTable,
  coreTypes: fixtureTypes,
  namedTypes: { 'parties/party.ts': ['Party', 'Choice'], 'pairs/pair.ts': ['Pair'] },
  integrations: fixtureIntegrations,
  guides: { pylon: { text: '## Connect\n\nAsk an admin.\n\n## Which ids count\n\nYours.\n', fields: 'packages/fields.md' } },
  hooks: hooksOf(hookTable),
  signalEvidence: [],
  detections: [],
  texts: {},
  errorClassOf: (status) => `Error${status}`,
  clientVersion: '1.2.3'
}
const files = generatedFiles(sources)
const text = (path: string) => files[path] ?? ''

/** A folder with the places of all generated files, removed with the test. */
function emptyRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'rapport-generate-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const path of Object.keys(files)) mkdirSync(dirname(join(root, path)), { recursive: true })
  return root
}

describe('generated files', () => {
  it('are the same whenever they are made', () => {
    expect(generatedFiles({ ...sources, tools: contractsOf(fixtureRegistry) })).toEqual(files)
  })

  it('are stale until written, fresh afterwards, and stale once one is edited or missing', () => {
    const root = emptyRoot()
    expect(staleFiles(files, root)).toEqual(Object.keys(files))
    expect(writeFiles(files, root)).toEqual(Object.keys(files))
    expect(staleFiles(files, root)).toEqual([])
    expect(writeFiles(files, root)).toEqual([])
    writeFileSync(join(root, 'docs/tools.md'), 'edited')
    rmSync(join(root, 'docs/errors.md'))
    expect(staleFiles(files, root)).toEqual(['docs/tools.md', 'docs/errors.md'])
  })

  it('hold TypeScript without a syntax error', () => {
    for (const path of Object.keys(files).filter((name) => name.endsWith('.ts'))) {
      const { diagnostics } = ts.transpileModule(text(path), { reportDiagnostics: true, fileName: path })
      expect(diagnostics).toEqual([])
    }
  })
})

describe('the methods of the client', () => {
  it('have a name for every tool of the specification, each another one', () => {
    const methods = toolNames.map(toolMethodName)
    expect(new Set(methods).size).toBe(toolNames.length)
    expect(methods.filter((method) => !/^[a-z][A-Za-z]*$/.test(method))).toEqual([])
  })

  it('exist for the tools of the registry and for no others, in pages when the tool answers in pages', () => {
    const methods = text('packages/client/src/tool-methods.generated.ts')
    expect([...methods.matchAll(/Method<'(svc_\w+)'/g)].map(([, name]) => name)).toEqual(Object.keys(fixtureRegistry))
    expect(methods).toContain("listFacts: ListMethod<'svc_list_facts', 'facts'>")
    expect(methods).toContain("getWorkspaceSettings: ToolMethod<'svc_get_workspace_settings'>")
    expect(methods).toContain('`\nlist_facts facts\nquery\nget_workspace_settings\n`')
  })

  it('of routes take what comes first by itself, and say how often they may be sent', () => {
    const methods = text('packages/client/src/resource-methods.generated.ts')
    expect(methods).toContain(
      "(id: MethodInputs['things.rename']['id'], input?: Omit<MethodInputs['things.rename'], 'id'>, options?: CallOptions)"
    )
    expect(methods).toContain(':things\n')
    expect(methods).toContain('\nrename P#~+!=name\n')
    expect(methods).toContain('\nlist G*\n')
    expect(methods).toContain("list(input?: MethodInputs['things.list'], options?: CallOptions): PagePromise<")
  })

  it('cannot have a field first that may be missing, nor answer what the route does not', () => {
    const [put, list] = fixtureRoutes
    expect(() => methodsOf([{ ...Object(list), client: { name: 'things.list', first: ['search'] } }])).toThrow('search')
    expect(() => methodsOf([{ ...Object(put), client: { name: 'things.put', answer: 'rows' } }])).toThrow('rows')
  })
})

describe('docs/tools.md', () => {
  it('has each input with its type, whether it is required, its bounds and its meaning', () => {
    expect(text('docs/tools.md')).toContain('| `customer` | `string` | yes | 1 to 500 characters | Whose facts. |')
    expect(text('docs/tools.md')).toContain("| `status` | `('ACTIVE' \\| 'RESOLVED')[]` |  | 1 to 5 elements |  |")
    expect(text('docs/tools.md')).toContain('| `limit` | `number` |  | 1 to 100, default 50 |  |')
    expect(text('docs/tools.md')).toContain('None: an empty object. Other fields are refused.')
  })

  it('has the grant and an example that can be sent as it is', () => {
    const example = /```json\n(\{[^`]*svc_query[^`]*)\n```/.exec(text('docs/tools.md'))?.[1] ?? ''
    expect(JSON.parse(example)).toEqual({ tool: 'svc_query', input: { sql: "SELECT 'a|b'" } })
    expect(text('docs/tools.md')).toContain('Grant: `analytics:read`. Method: `tools.query`.')
  })
})

describe('docs/errors.md', () => {
  it('has every code with its status, class and meaning, and every grant with its tools', () => {
    for (const [name, { status, meaning }] of Object.entries(errorTable)) {
      expect(text('docs/errors.md')).toContain(`| ${status} | \`${name}\` |`)
      expect(text('docs/errors.md')).toContain(`| \`Error${status}\` | ${meaning} |`)
    }
    for (const grant of Object.keys(grantTable)) expect(text('docs/errors.md')).toContain(`| \`${grant}\` |`)
    expect(text('docs/errors.md')).toContain('[`svc_query`](tools.md#svc_query)')
  })
})

describe('the command', () => {
  it('writes what is missing, and under --check names what is stale, leaves it and exits with 1', () => {
    const root = emptyRoot()
    const check = () => finish(files, root, { check: true })
    const paths = Object.keys(files)
    expect(finish(files, root, { check: false })).toEqual({ lines: [`generated files: wrote ${paths.join(', ')}`], exitCode: 0 })
    expect(finish(files, root, { check: false })).toEqual({ lines: ['generated files: nothing to do'], exitCode: 0 })
    expect(check()).toEqual({ lines: [`generated files: all ${paths.length} are fresh`], exitCode: 0 })
    rmSync(join(root, 'docs/errors.md'))
    const words = ['docs/errors.md is stale: run `npm run generate` and commit it', 'generated files: 1 stale']
    expect(check()).toEqual({ lines: words, exitCode: 1 })
    expect(readdirSync(join(root, 'docs')).sort()).toEqual(['hooks.md', 'integrations', 'integrations.md', 'tools.md'])
  })

  // It reads all definitions and types, which takes 17 s of CPU: one run shows that it takes its arguments and makes the files of the repository.
  it('makes the files of this repository for the folder that is named', () => {
    const root = emptyRoot()
    const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/generate.ts', '--check', root]
    const { stdout, status } = spawnSync(process.execPath, command, { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' })
    expect(stdout).toContain('docs/errors.md is stale: run `npm run generate` and commit it')
    expect(status).toBe(1)
    const written = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
    expect(written).toEqual([])
  })
})

describe('the pages of integrations', () => {
  it('say of each connector what it declares and what is written beside it, and nothing else', () => {
    expect(text('docs/integrations.md')).toContain('| <a id="pylon"></a>[Pylon](integrations/pylon.md) | support |')
    const page = text('docs/integrations/pylon.md')
    for (const words of [
      '# Pylon',
      '## Connect\n\nAsk an admin.\n\n1. Make an application at Pylon.',
      'Allow it these scopes: `read`, `write`.',
      'Without `read`, the sign-in fails.',
      '## Which ids count\n\nYours.',
      'Rapport makes at most 30 requests a minute. And 1,000 a day.',
      '| `all` | Everything. | An account. |',
      '| `all` | Every 6 hours: all of it. | It is missing when Rapport reads everything. |',
      '| `changed` | Every minute: what changed, looking back 2 days. | Never. |',
      '| `walked` | Every 90 seconds: what changed. Every 7 days: all of it. | The provider reports that it was deleted. |',
      '[list of fields](../../packages/fields.md)'
    ])
      expect(page).toContain(words)
    expect(page).toContain('## Webhooks\n\nRapport takes no webhooks from this provider.')
  })

  it('need a guide of each connector, which begins with a heading', () => {
    expect(() => generatedFiles({ ...sources, guides: {} })).toThrow('pylon has no guide')
    const guides = { pylon: { text: 'Ask.', fields: undefined } }
    expect(() => generatedFiles({ ...sources, guides })).toThrow('"Ask."')
  })
})
