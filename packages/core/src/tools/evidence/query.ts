import { Type } from 'typebox'
import { runQuery } from '../../domain/sql/run-query.js'
import { strictObject } from '../../domain/strict-object.js'
import { defineTool } from '../../tool-shape/define-tool.js'

export const query = defineTool({
  name: 'svc_query',
  summary: 'Runs one SELECT, in the dialect of Postgres, over the views that svc_schema describes.',
  grant: 'analytics:read',
  input: Type.Object({
    sql: Type.String({ minLength: 1, maxLength: 10_000, description: 'One SELECT over activity, customers, users and revenue.' }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1_000, description: 'The most rows to answer.' }))
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
