/**
 * What can be asked of Rapport: the definitions of its tools, the functions that definitions are made with, and what servers read bodies and amounts with.
 */
export { BodyError } from './http/body-error.js'
export { readJson } from './http/read-json.js'
export { registry } from './registry/tools.js'
export { defineOperation, type Operation } from './runtime/define-operation.js'
export { type DefinedTool, defineTool } from './runtime/define-tool.js'
export type { OperationContext } from './runtime/operation-context.js'
export type { OperationContract } from './runtime/operation-contract.js'
export type { OperationMethod } from './runtime/operation-method.js'
export type { OperationRoute, Reads } from './runtime/operation-route.js'
export type { Registry, Tool, ToolRoute, Toolset } from './runtime/tool.js'
export { readingTools } from './runtime/tool-names.js'
export { requireKnownOptions } from './validation/nearest-name.js'
export { minorDigits } from './values/minor-digits.js'
