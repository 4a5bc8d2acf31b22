import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import * as fixture from './types-fixture.js'

it('compiles what is right and refuses what is wrong: names, fields, required fields, enumerations, answers', () => {
  const folder = join(import.meta.dirname, '..')
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([join(import.meta.dirname, 'types-fixture.ts')], options))
  expect(faults.map(({ messageText, start }) => `${start}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)).toEqual([])
  expect(Object.keys(fixture)).toEqual(['inputs', 'outputs'])
})
