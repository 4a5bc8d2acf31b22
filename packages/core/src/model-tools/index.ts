/** The tools of a workspace as language models get them: which, in what words, in which forms, and how long their answers may be. */

export { type GrantedCall, grantedTools } from './granted-tools.js'
export type { ModelTools, ModelToolsOptions } from './model-tools.js'
