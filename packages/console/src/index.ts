export { type ConsoleHandler, type ConsoleOptions, consoleHandler } from './console-handler.js'
export type { Secret } from './sealed-key.js'
