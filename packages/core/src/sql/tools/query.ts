import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { runQuery } from '../run-query.js'

export const query = defineTool({
  name: 'svc_query',
  title: 'Query with SQL',
  description:
    'Runs one read-only SELECT (Postgres) over the views activity, customers, users, revenue: for counts, sums, rankings, cohorts and anything across all accounts. Read svc_schema first. Returns rows; metadata.truncated says whether rows are missing. Aggregate in SQL instead of reading raw rows. Columns that end in _cents are in minor units of the column currency of their row.',
  effect: 'read',
  narrow: 'Select fewer columns, aggregate, or page with ORDER BY, LIMIT and OFFSET.',
  remedy: 'svc_schema describes the views and columns with example queries.',
  toolset: 'sql',
  grants: ['analytics:read'],
  reads: 'customers',
  summary: 'Runs one SELECT of Postgres over the views that svc_schema describes.',
  input: Type.Object({
    sql: Type.String({ minLength: 1, maxLength: 10_000, description: 'One SELECT over activity, customers, users and revenue.' }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1_000, description: 'The most rows to return.' }))
  }),
  output: strictObject({
    success: Type.Literal(true),
    data: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    metadata: strictObject({
      rowsReturned: Type.Integer({ minimum: 0 }),
      executionTimeMs: Type.Number({ minimum: 0, description: 'How long the database took.' }),
      truncated: Type.Boolean({ description: 'Whether there are more rows than limit, or more than 8 MiB of them.' })
    })
  }),
  example: { sql: 'SELECT billing_status, count(*) AS customers FROM customers GROUP BY billing_status', limit: 100 },

  async handle({ sql, limit = 1_000 }, context) {
    const { rows, milliseconds, truncated } = await runQuery(context, sql, limit)
    return { success: true as const, data: rows, metadata: { rowsReturned: rows.length, executionTimeMs: milliseconds, truncated } }
  }
})
