/** The one path of a tool call: grant, plan, input, work, output. */

export { createGateway, findTool } from './call-tool.js'
export { isStoreAway, storeAwayMessage, storeAwayRefusal, storeRetrySeconds } from './is-store-away.js'
export { parseCall } from './parse-call.js'
