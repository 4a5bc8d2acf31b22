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
    expect(withoutPadding(readme)).toContain(optionsTable(join(root, file), name))
  })

  it('has examples that compile', () => {
    const examples = new Map(
      [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ''], index) => [join(import.meta.dirname, `example-${index}.ts`), code])
    )
    expect(examples.size).toBeGreaterThan(2)
    expect(faultsOf(examples)).toEqual([])
  })
})

/** The formatter pads the cells of a table; what they say counts. */
function withoutPadding(markdown: string): string {
  return markdown.replaceAll(/ +\|/g, ' |').replaceAll(/\| -+ (?=\|)/g, '| --- ')
}

/** What the compiler says of these modules, which exist by path and text alone. */
function faultsOf(modules: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const options = { ...parsed.options, paths: { '@rapport/client': [join(root, 'src/index.ts')] } }
  const host = ts.createCompilerHost(options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (path, target) => {
    const code = modules.get(path)
    return code === undefined ? getSourceFile(path, target) : ts.createSourceFile(path, code, target)
  }
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([...modules.keys()], options, host))
  return faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
