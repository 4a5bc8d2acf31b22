import ts from 'typescript'
import type { Fault } from './fault.js'
import { lineOf, nodesOf, parse } from './source.js'
import { isCode, isGenerated, type Tree } from './tree.js'

/** Code says one thing after the other: no spread of a literal, no two values declared by one pair of lists. */
export function codeGolf(tree: Tree): Fault[] {
  const faults: Fault[] = []
  for (const [path, text] of tree) {
    if (!isCode(path) || isGenerated(path)) continue
    const source = parse(path, text)
    for (const node of nodesOf(source)) {
      const found = faultOf(node)
      if (found) faults.push({ path, line: lineOf(source, node), ...found })
    }
  }
  return faults
}

function faultOf(node: ts.Node): { rule: string; message: string } | undefined {
  if (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression)) return spreadLiteral
  if (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression)) return spreadLiteral
  if (
    ts.isVariableDeclaration(node) &&
    ts.isArrayBindingPattern(node.name) &&
    node.initializer &&
    ts.isArrayLiteralExpression(node.initializer)
  )
    return pairedDeclaration
  return undefined
}

const spreadLiteral = { rule: 'no spread of a literal', message: 'write its members where they belong' }
const pairedDeclaration = { rule: 'no paired declaration', message: 'declare each value in a statement of its own' }
