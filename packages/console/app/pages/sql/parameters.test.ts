import { expect, it } from 'vitest'
import { declaredOf, parametersIn, valuesOf } from './parameters'

it('finds what a text asks for, and keeps what was typed', () => {
  const sql = "select ':no', a::text /* :no */ from users where plan = :plan and n > :minimum and plan <> :plan -- :no"
  const typed = [{ name: 'minimum', type: 'number' as const, value: '5' }]
  const found = parametersIn(sql, typed)
  expect(found).toEqual([{ name: 'plan', type: 'text', value: '' }, ...typed])
  expect(declaredOf(found)).toEqual([
    { name: 'plan', type: 'text' },
    { name: 'minimum', type: 'number', default: 5 }
  ])
  expect(valuesOf(found)).toEqual({ minimum: 5 })
})

it('leaves a number that is none to the server', () => {
  expect(valuesOf([{ name: 'n', type: 'number', value: 'five' }])).toEqual({ n: 'five' })
})
