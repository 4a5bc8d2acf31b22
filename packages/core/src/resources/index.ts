import { customers } from './customers.js'
import type { Resource } from './define-resource.js'
import { facts } from './facts.js'
import { members } from './members.js'
import { sources } from './sources.js'
import { subscriptions } from './subscriptions.js'
import { users } from './users.js'

/** Everything that a host puts and reads back, by its noun. */
export const resources = { members, customers, users, sources, facts, subscriptions } satisfies Record<string, Resource>
