import { customers } from '../customers/index.js'
import { facts } from '../facts/index.js'
import { members } from '../members/index.js'
import { users } from '../people/index.js'
import { subscriptions } from '../revenue/index.js'
import type { Resource } from '../runtime/index.js'
import { sources } from '../sources/index.js'
import { contracts } from '../terms/index.js'

/** Everything that a host puts and reads back, by its noun. */
export const resources = { members, customers, users, sources, facts, subscriptions, contracts } satisfies Record<string, Resource>
