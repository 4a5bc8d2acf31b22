import ts from 'typescript'
import type { Fault } from './fault.js'
import { lineOf, nodesOf, parse } from './source.js'
import { isSource, type Tree } from './tree.js'

/** What the packages ship has no `any`, no `!` assertion, no swallowed error and no unfinished place. */
export function forbiddenCode(tree: Tree): Fault[] {
  const faults: Fault[] = []
  for (const [path, text] of tree) {
    if (!isSource(path)) continue
    const source = parse(path, text)
    for (const node of nodesOf(source)) {
      const found = faultOf(node)
      if (found) faults.push({ path, line: lineOf(source, node), ...found })
    }
    for (const comment of commentsOf(source)) {
      const found = commentFault(comment.text)
      if (found) faults.push({ path, line: lineOf(source, comment.at), ...found })
    }
  }
  return faults
}

function faultOf(node: ts.Node): { rule: string; message: string } | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword)
    return { rule: 'no any', message: 'say the type; `unknown` when it is not known before a check' }
  if (ts.isNonNullExpression(node) || ((ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node)) && node.exclamationToken)) {
    return { rule: 'no non-null assertion', message: 'check for undefined, or shape the type so that it cannot be' }
  }
  if (ts.isCatchClause(node) && node.block.statements.length === 0) return emptyCatch
  if (isEmptyCatchCall(node)) return emptyCatch
  return undefined
}

const emptyCatch = { rule: 'no empty catch', message: 'handle the error, log it, or let it pass; test for the one that is expected' }

/** `promise.catch(() => {})` */
function isEmptyCatchCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'catch') return false
  const [handler] = node.arguments
  if (!handler || !(ts.isArrowFunction(handler) || ts.isFunctionExpression(handler))) return false
  return ts.isBlock(handler.body) && handler.body.statements.length === 0
}

function commentFault(text: string): { rule: string; message: string } | undefined {
  const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/.exec(text)?.[0]
  if (unfinished) return { rule: 'no unfinished place', message: `${unfinished}: finish it, or file an issue and say here what holds now` }
  const silenced = /@ts-(ignore|nocheck|expect-error)\b/.exec(text)?.[0]
  return silenced ? { rule: 'no silenced type error', message: `${silenced}: make the types true instead` } : undefined
}

/** Every comment, found by the tokens that stand around it, so that text in strings and templates is none. */
function* commentsOf(source: ts.SourceFile): Generator<{ text: string; at: number }> {
  const seen = new Set<number>()
  for (const node of nodesOf(source)) {
    for (const child of node.getChildren(source)) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(source.text, child.pos) ?? []),
        ...(ts.getTrailingCommentRanges(source.text, child.end) ?? [])
      ]
      for (const { pos, end } of ranges) {
        if (seen.has(pos)) continue
        seen.add(pos)
        yield { text: source.text.slice(pos, end), at: pos }
      }
    }
  }
}
