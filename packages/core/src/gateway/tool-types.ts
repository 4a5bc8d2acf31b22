import type { Static } from 'typebox'
import type { ToolName } from '../tool-shape/tool-names.js'
import type { registry } from './registry.js'

type Implemented = typeof registry

/** The input of a tool, by its name; any object for a tool that this version lacks. */
export type ToolInput<Name extends ToolName> = Name extends keyof Implemented ? Static<Implemented[Name]['input']> : Record<string, unknown>

/** The answer of a tool, by its name; unknown for a tool that this version lacks. */
export type ToolOutput<Name extends ToolName> = Name extends keyof Implemented ? Static<Implemented[Name]['output']> : unknown
