import { RapportError } from '@rapport/core/src/errors.js'
import { guard } from '@rapport/core/src/sql/guard.js'
import { parseSelect } from '@rapport/core/src/sql/parse.js'
import type { SqlQuery } from '@rapport/core/src/storage/sql.js'

/** What the guard makes of a query that it lets pass. */
export interface GuardedQuery {
  reads: SqlQuery['reads']
  /** The functions that are written as calls. */
  calls: ReadonlySet<string>
}

/** What the guard knows of a query; undefined when it refuses it. */
export async function guardedQuery(sql: string): Promise<GuardedQuery | undefined> {
  try {
    const reads = await guard(sql)
    const nodes = [...(await parseSelect(sql)).all()]
    return { reads, calls: new Set(nodes.flatMap((node) => (node.type === 'FuncCall' ? node.names('funcname').slice(-1) : []))) }
  } catch (error) {
    if (error instanceof RapportError) return undefined
    throw error
  }
}
