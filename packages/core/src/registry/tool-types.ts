import type { ToolInputs, ToolOutputs } from '../public-types/index.js'

/** The name of a tool that this version has: those of the specification that it lacks do not compile in `call`. */
export type ImplementedToolName = keyof ToolInputs

/** The input of a tool, by its name. */
export type ToolInput<Name extends ImplementedToolName> = ToolInputs[Name]

/** The answer of a tool, by its name. */
export type ToolOutput<Name extends ImplementedToolName> = ToolOutputs[Name]
