import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { optionsTable } from './options-table.js'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

describe('the README', () => {
  it.each([
    ['ClientOptions', 'src/options.ts'],
    ['CallOptions', 'src/options.ts'],
    ['TrackerOptions', 'src/tracking/tracker-options.ts']
  ])('has every option of %s with its type, default and meaning, as the types say', (name, file) => {
    expect(readme).toContain(optionsTable(join(root, file), name))
  })

  it('has examples that compile', () => {
    const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code)
    expect(examples.length).toBeGreaterThan(2)
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
    for (const example of examples) expect(faultsOf(example ?? '', { ...options, paths: { '@rapport/client': [join(root, 'src/index.ts')] } })).toEqual([])
  })
})

/** What the compiler says of this text as a module beside the tests. */
function faultsOf(code: string, options: ts.CompilerOptions): string[] {
  const path = join(import.meta.dirname, 'example.ts')
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (name, target) => (name === path ? ts.createSourceFile(path, code, target) : getSourceFile(name, target))
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([path], options, host))
  return faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
