import { version } from './version.generated.js'

/** Says in the server's log which client called. */
export const userAgent = `rapport-client/${version} ${platform()}`

function platform(): string {
  const node = typeof process === 'object' ? process.versions?.node : undefined
  return node === undefined ? 'web' : `node/${node}`
}
