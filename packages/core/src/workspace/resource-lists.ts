import type { ResourceItems, ResourceQueries } from '../public-types/index.js'
import type { ResourcePage } from '../runtime/index.js'

/** What a list of this noun can be asked for. */
export type QueryOf<Noun extends keyof ResourceQueries> = ResourceQueries[Noun]

/** A page of this noun. */
export type PageOf<Noun extends keyof ResourceItems> = ResourcePage<ResourceItems[Noun]>
