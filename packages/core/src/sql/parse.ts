import { isStorableText } from '../values/index.js'
import { readTree } from './read-tree.js'
import { Refusal } from './refusal.js'
import type { SqlNode } from './tree.js'

const maxBytes = 40_000

/** Postgres's own parser, compiled to WebAssembly: loaded when the first query comes. */
let parser: Promise<typeof import('libpg-query')> | undefined

async function loadParser() {
  parser ??= import('libpg-query').then(async (module) => {
    await module.loadModule()
    return module
  })
  return parser
}

/** The one SELECT of a text, as a tree of allowed nodes. */
export async function parseSelect(text: string): Promise<SqlNode> {
  const [first, second] = statementsOf(await parseRaw(text))
  if (!first) throw new Refusal('SYNTAX_ERROR', 'There is no statement')
  if (second) throw new Refusal('QUERY_NOT_ALLOWED', 'Only one statement may run', second.start)
  return readStatement(first.statement)
}

/** What the parser says of a text: nothing of it is checked yet. */
export async function parseRaw(text: string): Promise<unknown> {
  if (Buffer.byteLength(text) > maxBytes) throw new Refusal('QUERY_NOT_ALLOWED', `The query is longer than ${maxBytes} bytes`)
  // Half of a surrogate pair makes the parser count too few bytes: it would not see the end of the text.
  if (!isStorableText(text)) throw new Refusal('SYNTAX_ERROR', 'The query must not hold U+0000 or half of a surrogate pair')
  const { parseSync } = await loadParser()
  return parseOrRefuse(parseSync, text)
}

function readStatement(statement: unknown): SqlNode {
  const [entry] = Object.entries(Object(statement))
  if (!entry) throw new Refusal('SYNTAX_ERROR', 'There is no statement')
  return readTree(entry[1], entry[0])
}

function statementsOf(parsed: unknown) {
  const { stmts } = Object(parsed)
  const statements: unknown[] = Array.isArray(stmts) ? stmts : []
  return statements.map((statement) => {
    const { stmt, stmt_location: start } = Object(statement)
    return { statement: stmt, ...(typeof start === 'number' && { start }) }
  })
}

function parseOrRefuse(parseSync: (text: string) => unknown, text: string): unknown {
  if (text.trim() === '') throw new Refusal('SYNTAX_ERROR', 'There is no statement')
  try {
    return parseSync(text)
  } catch (error) {
    const { message, sqlDetails } = Object(error)
    const { cursorPosition } = Object(sqlDetails)
    // A fault of the parser itself, rather than of the text, has no position.
    if (typeof cursorPosition !== 'number') throw new Refusal('SYNTAX_ERROR', 'The query cannot be parsed')
    const before = [...text].slice(0, Math.max(0, cursorPosition)).join('')
    throw new Refusal('SYNTAX_ERROR', String(message).slice(0, 300).toWellFormed(), Buffer.byteLength(before))
  }
}
