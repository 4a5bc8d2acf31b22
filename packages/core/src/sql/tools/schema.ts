import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { describeView, viewNames } from '../describe-views.js'

const view = strictObject({
  name: Type.Enum([...viewNames]),
  description: Type.String(),
  columns: Type.Array(strictObject({ name: Type.String(), type: Type.String(), description: Type.String() })),
  exampleQueries: Type.Array(Type.String())
})

export const schema = defineTool({
  name: 'svc_schema',
  title: 'Describe the SQL views',
  description:
    'Describes the columns of the views that svc_query reads, with example queries. Use it once before the first SQL, with table for one view. Next: svc_query.',
  effect: 'read',
  narrow: 'Ask for one view with table.',
  toolset: 'sql',
  grants: ['analytics:read'],
  reads: 'none',
  summary: 'Describes the views that svc_query reads: their columns, with example queries.',
  input: Type.Object({
    table: Type.Optional(Type.Enum([...viewNames], { description: 'One view; all views by default.' }))
  }),
  output: Type.Union([view, strictObject({ views: Type.Array(view), tables: Type.Array(view, { description: 'The same as views.' }) })]),
  example: { table: 'activity' },

  async handle({ table }) {
    if (table) return describeView(table)
    const views = viewNames.map(describeView)
    return { views, tables: views }
  }
})
