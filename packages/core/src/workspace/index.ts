/** The nouns of the embedding API. */

export { keyAccess } from './authorize.js'
export type { DeadLetterQueue, HookOptions } from './hook-options.js'
export { Hooks } from './hooks.js'
export type { KeyAccess } from './key-access.js'
export { Organizations } from './organizations.js'
export { longestTimer, RunningWork } from './running-work.js'
export type { Workspace } from './workspace.js'
export { workspaces } from './workspaces.js'
