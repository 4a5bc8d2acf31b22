import type { Tool } from '../runtime/tool.js'
import type { ToolName } from '../tool-shape/tool-names.js'
import { registry } from './registry.js'

/** The tools of this version, by name, in the specification's order: what each takes and answers is JSON Schema here. */
export const listedTools: Readonly<Record<ToolName, Tool>> = registry
