import { Type } from 'typebox'
import { plainSchema } from './json-schema.js'
import type { TypeModule } from './type-modules.js'

const party = Type.Object({ id: Type.String({ description: 'Its id.' }) }, { additionalProperties: false })
const pair = Type.Object({ first: party, others: Type.Optional(Type.Array(party)) })
const choice = Type.Union([party, Type.Object({ name: Type.String() })])

/** Two modules, of which one names the types of the other. */
export const fixtureTypes: readonly TypeModule[] = [
  {
    path: 'packages/core/src/public-types/parties.generated.ts',
    types: [
      { name: 'Party', doc: 'One of two.', schema: plainSchema(party) },
      { name: 'Choice', doc: "A party, or a name.\n\n@example { name: 'Ann' }", schema: plainSchema(choice) }
    ],
    maps: []
  },
  {
    path: 'packages/core/src/public-types/pairs.generated.ts',
    types: [{ name: 'Pair', doc: 'Two parties.', schema: plainSchema(pair) }],
    maps: [{ name: 'Pairs', doc: 'Pairs by name.', entries: [{ name: 'pair.made', doc: 'A pair.', schema: plainSchema(pair) }] }]
  }
]
