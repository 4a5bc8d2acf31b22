import ts from 'typescript'
import type { Fault } from './fault.js'
import { lineOf, nodesOf, parse } from './source.js'
import type { Tree } from './tree.js'

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])

/**
 * React calls what an effect returns as its clean-up. An arrow function with an expression as its body returns whatever the call in it returns, and a
 * browser may return more from one version to the next (`scrollIntoView` began to return a Promise).
 */
export function effectsThatReturn(tree: Tree): Fault[] {
  const faults: Fault[] = []
  for (const [path, text] of tree) {
    if (!/\.tsx?$/.test(path)) continue
    const source = parse(path, text)
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node) || !effects.has(calledName(node.expression))) continue
      const [effect] = node.arguments
      if (effect === undefined || !returnsExpression(effect)) continue
      const message = 'the effect returns what its expression does, and React calls that as clean-up; put the body in braces'
      faults.push({ path, line: lineOf(source, effect), rule: 'effect body', message })
    }
  }
  return faults
}

function returnsExpression(effect: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(effect)) return returnsExpression(effect.expression)
  return ts.isArrowFunction(effect) && !ts.isBlock(effect.body)
}

/** `useEffect` of `useEffect(…)` and of `React.useEffect(…)`. */
function calledName(called: ts.Expression): string {
  if (ts.isPropertyAccessExpression(called)) return called.name.text
  return ts.isIdentifier(called) ? called.text : ''
}
