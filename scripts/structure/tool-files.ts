import ts from 'typescript'
import type { Fault } from './fault.js'
import { importsOf, resolveImport } from './imports.js'
import { lineOf, nodesOf, parse } from './source.js'
import { isTest, type Tree } from './tree.js'

const folder = 'packages/core/src/tools/'
const groups = ['customers', 'evidence', 'destinations', 'integrations', 'workspace']

/** One tool a file, named after it without its prefix, in one of the five groups; a tool never imports a tool. */
export function toolFiles(tree: Tree): Fault[] {
  const faults: Fault[] = []
  for (const [path, text] of tree) {
    if (!path.startsWith(folder) || !path.endsWith('.ts') || isTest(path)) continue
    const report = (rule: string, message: string, line?: number) => faults.push({ path, rule, message, ...(line ? { line } : {}) })
    const [group, file, ...deeper] = path.slice(folder.length).split('/')
    if (!group || !file || deeper.length > 0 || !groups.includes(group)) {
      report('tool place', `tools stand in ${folder}<group>/, and the groups are ${groups.join(', ')}`)
    }
    const [tool, ...more] = toolsIn(path, text)
    if (!tool) report('tool file', 'defines no tool; what several tools share belongs to domain/, the rest into the tool that uses it')
    for (const { name, line } of more) report('tool file', `${name} is a second tool in this file; give it a file of its own`, line)
    const expected = `${tool?.name.replace(/^svc_/, '').replaceAll('_', '-')}.ts`
    if (tool && path.split('/').at(-1) !== expected) report('tool file', `defines ${tool.name}; name the file ${expected}`, tool.line)
    for (const { specifier, line } of importsOf(path, text)) {
      const target = resolveImport(tree, path, specifier)
      if (!target?.startsWith(folder)) continue
      report('tool imports tool', `${specifier} is a tool's file; move what both need to domain/`, line)
    }
  }
  return faults
}

/** The names given to `defineTool` in a file. */
function toolsIn(path: string, text: string): { name: string; line: number }[] {
  const source = parse(path, text)
  const tools: { name: string; line: number }[] = []
  for (const node of nodesOf(source)) {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'defineTool') continue
    const [definition] = node.arguments
    if (!definition || !ts.isObjectLiteralExpression(definition)) continue
    for (const property of definition.properties) {
      if (!ts.isPropertyAssignment(property) || property.name.getText(source) !== 'name') continue
      if (ts.isStringLiteralLike(property.initializer)) tools.push({ name: property.initializer.text, line: lineOf(source, node) })
    }
  }
  return tools
}
