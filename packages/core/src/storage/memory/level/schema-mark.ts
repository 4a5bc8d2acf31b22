import { tables } from '../../../registry/index.js'
import { describeSchema, SchemaVersionError, schemaFingerprint } from '../../index.js'
import type { Level } from './level.js'

/** Comes before all keys of rows. */
const MARK = '\0schema'

/** Marks data that outlive the process with the tables that wrote them, and refuses data of other tables: the memory store has no migrations. */
export async function checkSchemaMark(level: Level): Promise<void> {
  const current = schemaFingerprint(describeSchema(Object.values(tables)))
  const [stored] = await level.getMany([MARK])
  if (stored === current) return
  if (stored !== undefined) {
    throw new SchemaVersionError(
      'These data were written by another version of Rapport. Use that version, or an empty directory; for data to keep, use Postgres'
    )
  }
  await level.write([[MARK, current]])
}
