import { refusedBombs } from './bombs.js'
import { functions } from './functions.js'
import { names } from './names.js'
import { scopes } from './scopes.js'
import { statements } from './statements.js'

export { runningBombs } from './bombs.js'
export { memoryAttackSample, memoryAttacks } from './memory.js'

/** Queries that must be refused, by what they try. */
export const attacks: Readonly<Record<string, readonly string[]>> = { statements, names, scopes, functions, refusedBombs }
