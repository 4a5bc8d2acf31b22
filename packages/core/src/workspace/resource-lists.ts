import type { ResourcePage } from '../resources/results.js'
import type { ResourceItems, ResourceQueries } from '../resources/types.generated.js'

/** What a list of this noun can be asked for. */
export type QueryOf<Noun extends keyof ResourceQueries> = ResourceQueries[Noun]

/** A page of this noun. */
export type PageOf<Noun extends keyof ResourceItems> = ResourcePage<ResourceItems[Noun]>
