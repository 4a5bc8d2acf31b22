/** The operations of the host's own: defined by the host, checked when Rapport is made, called as the tools are. */

export type { HostOperation } from './host-operation.js'
export { hostTools } from './host-tools.js'
export { readOperations } from './read-operations.js'
