import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

it('compiles what is right and refuses what is wrong: names, fields, required fields, enumerations, answers', () => {
  const folder = join(import.meta.dirname, '..')
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const fixture = join(import.meta.dirname, 'types-fixture.ts')
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([fixture], options))
  expect(faults.map(({ messageText, start }) => `${start}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)).toEqual([])
})
