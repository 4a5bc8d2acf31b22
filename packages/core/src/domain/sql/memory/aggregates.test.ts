import { expect, it } from 'vitest'
import { functionGroups } from '../allowed-functions.js'
import { guard } from '../guard.js'
import { collecting, keepingOne, short } from './collecting.js'

it('knows of every aggregate that a query may call what it keeps of its rows', () => {
  const known = (name: string) => Object.hasOwn(collecting, name) || keepingOne.has(name) || short.has(name)
  expect(functionGroups.aggregate.filter((name) => !known(name))).toEqual([])
})

it('reckons with every aggregate that gathers: over a million rows none of them passes', async () => {
  for (const name of Object.keys(collecting)) {
    if (!functionGroups.aggregate.includes(name)) continue
    const pairs = name.includes('object')
    const value = name.startsWith('range') ? 'int4range(a*2, a*2+1)' : pairs ? "a, repeat('x', 300)" : "repeat('x', 300)"
    const sql = `SELECT ${name}(${name === 'string_agg' ? `${value}, ','` : value}) FROM generate_series(1, 999999) AS a`
    await expect(guard(sql), sql).rejects.toThrow(/QUERY_NOT_ALLOWED: .* (is the most|take at most)/)
  }
})
