import type { KeptKind } from './kept-kind.js'
import { keptConversations } from './kinds/conversations.js'
import { keptEvents } from './kinds/events.js'
import { keptRuns } from './kinds/runs.js'

/** All kinds of data that can be kept for a number of days, by their names. */
export const keptKinds = {
  events: keptEvents,
  conversations: keptConversations,
  runs: keptRuns
} satisfies Record<string, KeptKind>

export type KeptKindName = keyof typeof keptKinds

export const keptKindNames: readonly KeptKindName[] = ['events', 'conversations', 'runs']
