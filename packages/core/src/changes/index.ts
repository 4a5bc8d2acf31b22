/** What a commit changed, and who follows it. ARCHITECTURE.md tells in which order. */

export type { ChangeKind, ChangeOf } from './change.js'
export { emit, isFollowed, runSubscribers } from './emit.js'
export { followedStore } from './followed-store.js'
export { type BeforeCommit, beforeCommit, defineListener, defineSubscriber, type Listener, Phase, type Subscriber } from './subscriber.js'
export { type Hint, Watchers } from './watchers.js'
