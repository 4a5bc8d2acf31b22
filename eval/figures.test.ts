import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Figures, lessIsBetter, readingFigures } from './figures.js'

/** No figure may fall by more than this without somebody saying so, by writing the figures anew. */
const tolerance = 0.02

// The figures of the search and of the stories take minutes, and stand in docs/evaluation.md alone.
it('what is read in the held-back texts is as right and as much as it was', async () => {
  const before: Figures = JSON.parse(readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8'))
  const now = await readingFigures('held-back')
  const fallen = Object.entries(before).filter(([name, value]) => {
    const figure = now[name]
    if (figure === undefined) return !/^(?:search|stories|signals),/.test(name)
    return lessIsBetter.includes(name) ? figure > value * (1 + tolerance) + tolerance : figure < value - tolerance
  })
  expect(fallen.map(([name, value]) => `${name}: ${now[name]}, was ${value}; see npm run eval`)).toEqual([])
})
