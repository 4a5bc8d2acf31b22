/** What can be asked of Rapport: the definitions of its tools, and the functions that definitions are made with. */
export { type Registry, registry } from './gateway/registry.js'
export { defineOperation, type Operation, type OperationContext } from './runtime/define-operation.js'
export { defineTool, type Tool, type ToolRoute, type Toolset } from './runtime/define-tool.js'
export type { OperationContract, OperationRoute, Reads } from './runtime/operation-contract.js'
export type { OperationMethod } from './runtime/operation-method.js'
