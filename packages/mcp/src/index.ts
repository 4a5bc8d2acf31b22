export type { McpAnswer } from './http/answer.js'
export { type McpHandler, type McpOptions, mcpHandler } from './http/handler.js'
