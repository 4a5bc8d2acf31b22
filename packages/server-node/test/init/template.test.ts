import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { embeddedDatabase, frameworkNames, frameworks, typeScriptTools } from '../../src/init/frameworks.js'
import { blockOf, fileOf, inCommonJs } from '../../src/init/template.js'

const templates = join(import.meta.dirname, '../../templates')
const names = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

/** What a parser of JavaScript has against a text; types are faults there. */
function faultsOf(text: string): string[] {
  const options = { allowJs: true, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 }
  const host = ts.createCompilerHost(options)
  host.getSourceFile = (name, language) => (name === 'x.js' ? ts.createSourceFile(name, text, language) : undefined)
  const program = ts.createProgram(['x.js'], { ...options, noLib: true }, host)
  return program.getSyntacticDiagnostics().map(({ messageText }) => String(messageText))
}

test('a parser of JavaScript finds types', () => {
  expect(faultsOf('const a: number = 1')).not.toEqual([])
})

test.each(names)('%s is JavaScript when its types are taken out, and loses nothing else', (name) => {
  const text = fileOf(name, { isTypeScript: false, extension: 'js' })
  expect(faultsOf(text)).toEqual([])
  expect(text).not.toMatch(/#(end)?region/)
  expect(fileOf(name, { isTypeScript: true, extension: 'ts' })).not.toMatch(/#(end)?region/)
})

test.each(frameworkNames.filter((name) => name !== 'next'))('the block to paste for %s is code that mounts Rapport', (name) => {
  const block = blockOf(`server/${name}.ts`, { isTypeScript: false, extension: 'js' })
  expect(faultsOf(block)).toEqual([])
  expect(faultsOf(inCommonJs(block))).toEqual([])
  expect(block).toContain("from './rapport.js'")
  expect(block).toMatch(/to(NodeListener|WebHandler)\(rapport, parts\)/)
  expect(block).not.toContain('your-app')
})

test('new projects get the versions that are tested here', () => {
  const wanted = { ...embeddedDatabase, ...typeScriptTools, ...frameworks.express.dependencies, ...frameworks.fastify.dependencies }
  for (const [name, version] of Object.entries(wanted)) {
    const manifest = readFileSync(join(templates, '../../../node_modules', name, 'package.json'), 'utf8')
    expect([name, JSON.parse(manifest).version]).toEqual([name, version])
  }
})
