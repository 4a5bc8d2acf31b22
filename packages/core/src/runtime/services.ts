import type { ApiKeys, PublicKeys } from '../auth/index.js'
import type { Settings } from '../context/index.js'
import type { Gateway } from './gateway.js'
import type { Registry } from './tool.js'

/** What operations and routes are made of: one of each in a process. */
export interface Services {
  settings: Settings
  apiKeys: ApiKeys
  publicKeys: PublicKeys
  gateway: Gateway
  /** The tools that the gateway runs. */
  tools: Registry
}
