import { expect, it } from 'vitest'
import { fixtureTypes } from './fixture-types.js'
import { typeModules } from './type-modules.js'

const texts = typeModules(fixtureTypes)
const head = '// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.\n\n'

it('writes an object as an interface and a union as an alias, each with its docstring', () => {
  expect(texts['packages/core/src/public-types/parties.generated.ts']).toBe(`${head}/** One of two. */
export interface Party {
  /** Its id. */
  id: string
}

/**
 * A party, or a name.
 *
 * @example { name: 'Ann' }
 */
export type Choice = Party | {
  name: string
}
`)
})

it('names parts that have a name, imports them from their module, and allows exactly what the schema does', () => {
  expect(texts['packages/core/src/public-types/pairs.generated.ts']).toBe(`${head}import type { Party } from './parties.generated.js'

/** Two parties. */
export interface Pair {
  first: Party
  others?: Party[]
}

/** Pairs by name. */
export interface Pairs {
  /** A pair. */
  'pair.made': Pair
}
`)
})
