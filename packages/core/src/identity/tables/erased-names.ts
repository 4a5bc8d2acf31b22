import { Type } from 'typebox'
import { boolean, code, defineTable, nullable, time, uuid } from '../../storage/index.js'

/**
 * Names of people and customers whose data was erased, as keyed digests: whoever reads them learns no name, and whoever has a name can ask whether it is
 * among them. `kind` is that of `ErasedName`; `person` tells the people of an erased customer apart. A name that was let back stays, as lifted.
 */
export const erasedNames = defineTable({
  name: 'erased_names',
  scope: 'organization',
  row: Type.Object({ digest: code(), kind: code(), person: nullable(code()), is_lifted: boolean(), erasure_id: uuid(), at: time() }),
  key: ['digest'],
  indexes: [{ columns: ['kind'] }, { columns: ['erasure_id'] }]
})
