import { Type } from 'typebox'
import { code, defineTable, time, uuid } from '../../storage/index.js'

/**
 * Names of people and customers whose data was erased, as keyed digests: whoever reads them learns no name, and whoever has a name can ask whether it is
 * among them. `kind` is that of `ErasedName`; `erasure_id` the erasure that a lift takes back.
 */
export const erasedNames = defineTable({
  name: 'erased_names',
  scope: 'organization',
  row: Type.Object({ digest: code(), kind: code(), erasure_id: uuid(), at: time() }),
  key: ['digest'],
  indexes: [{ columns: ['kind'] }, { columns: ['erasure_id'] }],
  merge: { erasure_id: 'keep', at: 'keep' }
})
