import type { Registry } from '../tool-shape/tool.js'
import { registry } from './registry.js'

/** The tools of this version, by name, in the specification's order: what each takes and answers is JSON Schema here. */
export const listedTools: Required<Registry> = registry
