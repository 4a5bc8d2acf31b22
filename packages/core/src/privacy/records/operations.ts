import { Type } from 'typebox'
import type { ErasureRecord } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import { defineInProcessOperation, hostType } from '../../runtime/index.js'
import { checkOf } from '../../validation/index.js'
import { type ErasureRecords, listRecords } from './list-records.js'
import type { Reapplied } from './reapplied.js'
import { reapply } from './reapply.js'

const recordCheck = checkOf(
  Type.Object({
    organizationId: Type.String(),
    id: Type.String({ format: 'uuid' }),
    selectedBy: Type.Enum(['email', 'userId', 'visitorId', 'customerId']),
    at: Type.Number(),
    names: Type.Array(
      Type.Object({
        digest: Type.String(),
        kind: Type.Enum(['identity', 'visitor', 'customer', 'record', 'name']),
        person: Type.Union([Type.String(), Type.Null()]),
        isLifted: Type.Boolean()
      })
    )
  })
)

const list = defineInProcessOperation({
  method: 'privacy.records',
  effect: 'read',
  summary:
    'Lists the erasures of the workspace without any name. Keep the list outside of the database: after you restore a backup, `privacy.reapply` repeats the erasures. A page has 100. Repeat with `next` until it is null.',
  example: 'const { items, next } = await workspace.privacy.records()',
  input: Type.Object({ after: Type.Optional(Type.String({ format: 'uuid' })) }),
  output: hostType<ErasureRecords>('ErasureRecords'),
  handle: ({ after }, { store }) => listRecords(store, after)
})

const again = defineInProcessOperation({
  method: 'privacy.reapply',
  effect: 'write',
  summary:
    'Repeats the erasures of these records in a database that was restored from a backup. Call it before a server uses the database. Records of other organizations are skipped.',
  throws: 'INVALID_TOOL_INPUT for a value that is not a record.',
  example: 'const { erasures } = await workspace.privacy.reapply(records)',
  input: Type.Object({ records: Type.Array(hostType<ErasureRecord>('ErasureRecord')) }),
  output: hostType<Reapplied>('Reapplied'),
  handle: ({ records }, context) => {
    const wrong = records.findIndex((record) => !recordCheck.accepts(record))
    if (wrong >= 0) throw new RapportError('INVALID_TOOL_INPUT', recordCheck.fault(records[wrong], `records[${wrong}]`))
    return reapply(context, records)
  }
})

/** What only the host's own code can do with the list of erasures. */
export const privacyInProcessOperations = [list, again]
