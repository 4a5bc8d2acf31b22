/** The one path of a tool call: grant, plan, input, work, output. */

export { createGateway } from './call-tool.js'
export { findTool } from './find-tool.js'
export { isStoreAway, storeAwayMessage, storeAwayRefusal, unwritableRetrySeconds } from './is-store-away.js'
export { parseCall } from './parse-call.js'
