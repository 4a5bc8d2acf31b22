import type { Access } from './access.js'
import type { Progress } from './progress.js'
import type { View } from './view.js'

/** What serves one request: who asks, for what, and whether anybody still waits. */
export interface Serving {
  access: Access
  view: View
  /** Whether the connection lists the tool of this name: what it is told names no other. */
  isOffered(tool: string): boolean
  signal: AbortSignal
  progress: Progress
}
