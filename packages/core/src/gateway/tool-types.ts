import type { Static } from 'typebox'
import type { registry } from './registry.js'
import type { ToolName } from './tool-names.js'

type Implemented = typeof registry

/** What a tool takes, by its name. */
export type ToolInput<Name extends ToolName> = Name extends keyof Implemented ? Static<Implemented[Name]['input']> : Record<string, unknown>

/** What a tool answers, by its name. */
export type ToolOutput<Name extends ToolName> = Name extends keyof Implemented ? Static<Implemented[Name]['output']> : unknown
