import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { snippets } from './snippets.js'

const root = join(import.meta.dirname, '../../../..')

it('the snippets of the page compile as a host would compile them', () => {
  const [connectorFile = '', given = '', tests = '', mapping = ''] = snippets
  const modules = new Map([
    [join(import.meta.dirname, 'acme-desk.ts'), connectorFile],
    [join(import.meta.dirname, 'given.ts'), given],
    [join(import.meta.dirname, 'acme-desk.test.ts'), tests],
    [
      join(import.meta.dirname, 'mapping.ts'),
      `import type { Workspace } from '@rapport/core'\nexport async function decide(workspace: Workspace) {\n${mapping}}`
    ]
  ])
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = ts.createCompilerHost({ ...options, noEmit: true, incremental: false })
  const getSourceFile = host.getSourceFile.bind(host)
  const fileExists = host.fileExists.bind(host)
  host.fileExists = (path) => modules.has(path) || fileExists(path)
  host.getSourceFile = (path, target) => {
    const code = modules.get(path)
    return code === undefined ? getSourceFile(path, target) : ts.createSourceFile(path, code, target)
  }
  const program = ts.createProgram([...modules.keys()], { ...options, noEmit: true, incremental: false }, host)
  const faults = [...modules.keys()].flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path)))
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
})
