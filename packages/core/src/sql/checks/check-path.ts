import { textOf } from '../lists/growth-of.js'
import { outputName } from '../output-name.js'
import { Refusal } from '../refusal.js'
import type { SqlNode } from '../tree.js'
import { checkWritten } from './check-pattern.js'

const maxChoices = 100

const quoted = /"(\\.|[^"\\])*"/g

/** Refuses a path into JSON that is not written out, or that may answer one item very often: each step can multiply what the one before has found. */
export function checkPath(node: SqlNode): void {
  const path = pathIn(node)
  if (!path) return
  const text = textOf(path)
  if (text === undefined) throw refused(node, 'A path into JSON must be written out as a text')
  if (/like_regex/i.test(text)) checkPatterns(node, text)
  const written = text.replace(quoted, '""')
  if (written.split('**').length > 2) throw refused(node, 'A path into JSON may have .** once')
  const choices = [...written.matchAll(/\[([^\]]*)\]/g)].reduce((product, [, places = '']) => product * places.split(',').length, 1)
  if (choices > maxChoices) throw refused(node, `A path into JSON may name at most ${maxChoices} places by [a, b, …]`)
}

/** Any text of the path may be a pattern of `like_regex`. */
function checkPatterns(node: SqlNode, path: string): void {
  for (const [text] of path.matchAll(quoted)) checkWritten(node, unquoted(node, text))
}

function unquoted(node: SqlNode, text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    throw refused(node, 'The texts of a path with like_regex are written as in JSON, with its escapes')
  }
}

function pathIn(node: SqlNode): SqlNode | undefined {
  switch (node.type) {
    case 'FuncCall':
      return outputName(node).startsWith('jsonb_path_') ? node.nodes('args')[1] : undefined
    case 'A_Expr':
      return ['@?', '@@'].includes(node.names('name').join()) ? node.node('rexpr') : undefined
    case 'TypeCast':
      return node.node('typeName')?.names('names').at(-1) === 'jsonpath' ? node.node('arg') : undefined
    case 'JsonFuncExpr':
      return node.node('pathspec')
    default:
      return undefined
  }
}

function refused(node: SqlNode, message: string): Refusal {
  return new Refusal('QUERY_NOT_ALLOWED', message, node.at)
}
