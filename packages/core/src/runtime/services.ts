import type { ApiKeys } from '../auth/api-keys.js'
import type { PublicKeys } from '../auth/public-keys.js'
import type { Gateway } from '../gateway/call-tool.js'
import type { Ingest } from '../ingest/ingest.js'
import type { JobRunner } from '../jobs/runner.js'
import type { Settings } from '../options.js'
import type { Registry } from '../runtime/tool.js'

/** What the routes are made of: one of each in a process. */
export interface Services {
  settings: Settings
  apiKeys: ApiKeys
  publicKeys: PublicKeys
  gateway: Gateway
  /** The tools that the gateway runs. */
  tools: Registry
  ingest: Ingest
  jobs: Pick<JobRunner, 'status'>
}
