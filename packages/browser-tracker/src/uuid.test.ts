import { expect, test } from 'vitest'
import { uuid } from './uuid.js'

test('ids are UUIDs of version 7 that carry the time, sort in the order of their making, and are all different', () => {
  const before = Date.now()
  const ids = Array.from({ length: 3_000 }, uuid)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  const time = Number.parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16)
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
