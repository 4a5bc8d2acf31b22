/** The lists that collect the modules: tables, operations, tools, jobs, resources, routes. */

export { jobRegistry } from './jobs.js'
export { operations } from './operations.js'
export { resources } from './resources.js'
export { routeTable } from './routes.js'
export { tables } from './tables.js'
export type { ImplementedToolName, ToolInput, ToolOutput } from './tool-types.js'
export { registry } from './tools.js'
