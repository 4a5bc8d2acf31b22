import { nodeProcess } from './node-process.js'
import { version } from './version.generated.js'

/** Says in the server's log which client called. */
export const userAgent = `rapport-client/${version} ${platform()}`

function platform(): string {
  const node = nodeProcess()?.versions?.node
  return node === undefined ? 'web' : `node/${node}`
}
