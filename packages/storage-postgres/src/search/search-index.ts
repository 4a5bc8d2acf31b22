import type { SearchIndex } from '@rapport/core/storage'
import type { Database } from '../database.js'
import { candidates } from './candidates.js'
import { nearest, vectorSchema } from './nearest.js'

/** The schema of pgvector in each database, read once; undefined where it is not installed. */
const vectorSchemas = new WeakMap<Database, Promise<string | undefined>>()

/** The search of one organization. */
export function searchIndex(database: Database, organizationId: string): SearchIndex {
  return {
    candidates: (query) => database.read((session) => candidates(session, organizationId, query)),
    async nearest(query) {
      const home = await homeOfVectors(database)
      return home === undefined ? undefined : database.read((session) => nearest(session, organizationId, query, home))
    }
  }
}

function homeOfVectors(database: Database): Promise<string | undefined> {
  const known = vectorSchemas.get(database)
  if (known) return known
  const asked = database.read(vectorSchema)
  vectorSchemas.set(database, asked)
  asked.catch(() => vectorSchemas.delete(database))
  return asked
}
