export { type NodeListener, toNodeListener } from './listener.js'
export type { RequestHandler } from './request-handler.js'
export { defaultServerLimits, ListenError, type RunningServer, type ServeOptions, type ServerLimits, serve } from './serve.js'
