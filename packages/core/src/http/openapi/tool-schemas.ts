import type { Tool } from '../../gateway/define-tool.js'
import type { NamedSchemas, Reference } from './named-schemas.js'

/** The names and schemas that a tool has in the document. */
export interface ToolSchemas {
  /** `svc_list_customers` as `ListCustomers`. */
  name: string
  input: Reference
  output: Reference
}

/** Names a tool's schemas, for the gateway and for the routes that show the tool at an address of its own. */
export function toolSchemas(schemas: NamedSchemas, tool: Tool): ToolSchemas {
  const words = tool.name.replace(/^svc_/, '').split('_')
  const name = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('')
  return { name, input: schemas.refer(`${name}Input`, tool.input), output: schemas.refer(`${name}Output`, tool.output) }
}
