import type { Tool, ToolName } from '../runtime/index.js'
import { registry } from './tools.js'

/** The tools of this version, by name, in the specification's order: what each takes and answers is JSON Schema here. */
export const listedTools: Readonly<Record<ToolName, Tool>> = registry
