import type { Static } from 'typebox'
import type { registry } from './registry.js'

type Implemented = typeof registry

/** The name of a tool that this version has: those of the specification that it lacks do not compile in `call`. */
export type ImplementedToolName = keyof Implemented

/** The input of a tool, by its name. */
export type ToolInput<Name extends ImplementedToolName> = Static<Implemented[Name]['input']>

/** The answer of a tool, by its name. */
export type ToolOutput<Name extends ImplementedToolName> = Static<Implemented[Name]['output']>
