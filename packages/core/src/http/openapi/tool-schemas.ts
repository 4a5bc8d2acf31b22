import type { Tool } from '../../runtime/index.js'
import type { NamedSchemas, Reference } from './named-schemas.js'

/** The names and schemas that a tool has in the document. */
export interface ToolSchemas {
  /** `svc_list_customers` as `ListCustomers`, and a host's `open_invoices` as `Host.open_invoices.`. */
  name: string
  input: Reference
  output: Reference
}

/** Names a tool's schemas. */
export function toolSchemas(schemas: NamedSchemas, tool: Tool): ToolSchemas {
  const name = schemaName(tool)
  return { name, input: schemas.refer(`${name}Input`, tool.input), output: schemas.refer(`${name}Output`, tool.output) }
}

/** `svc_list_customers` as `ListCustomers`. */
export function schemaName({ name, toolset }: Tool): string {
  // A host's own operation may have any name: it keeps it, so that no two are one.
  if (toolset === 'host') return `Host.${name}.`
  const words = name.replace(/^svc_/, '').split('_')
  return words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('')
}
