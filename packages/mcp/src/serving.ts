import type { Access } from './access.js'
import type { Progress } from './progress.js'
import type { View } from './view.js'

/** What serves one request: who asks, for what, and whether anybody still waits. */
export interface Serving {
  access: Access
  view: View
  signal: AbortSignal
  progress: Progress
}
