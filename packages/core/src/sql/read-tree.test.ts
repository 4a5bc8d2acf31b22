import { expect, it } from 'vitest'
import { readTree } from './read-tree.js'

const refused = (raw: unknown, type = 'SelectStmt') => {
  try {
    readTree(raw, type)
    return 'read'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

it('reads what the grammar knows, and refuses every other node, field and value', () => {
  expect(refused({ targetList: [{ ResTarget: { val: { A_Const: { ival: {} } } } }], op: 'SETOP_NONE' })).toBe('read')
  expect(refused({}, 'NewStmt')).toBe('Only SELECT may run, not NEW')
  expect(refused({}, '__proto__')).toContain('Not allowed')
  expect(refused({ newClause: 1 })).toBe('Not allowed in a query: new Clause')
  expect(refused({ toString: {} })).toContain('Not allowed')
  expect(refused({ targetList: {} })).toContain('Not allowed')
  expect(refused({ op: 1 })).toContain('Not allowed')
  expect(refused({ all: 'yes' })).toContain('Not allowed')
  expect(refused({ whereClause: { A_Const: {}, FuncCall: {} } })).toContain('not allowed')
  expect(refused({ whereClause: { NewExpr: {} } })).toBe('Not allowed in a query: New Expr')
  expect(refused({ larg: { intoClause: {} } })).toContain('INTO')
  expect(refused('x', 'A_Const')).toContain('Not allowed')
})

it('refuses trees that are too deep or too large before anything walks them', () => {
  let deep: unknown = { A_Const: {} }
  for (let level = 0; level < 5_000; level++) deep = { A_ArrayExpr: { elements: [deep] } }
  expect(refused({ whereClause: deep })).toBe('The query is nested too deeply')
  expect(refused({ targetList: Array.from({ length: 30_000 }, () => ({ A_Star: {} })) })).toBe('The query has too many parts')
})
