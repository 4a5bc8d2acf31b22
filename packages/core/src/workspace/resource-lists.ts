import type { Static } from 'typebox'
import type { ResourcePage } from '../resources/define-resource.js'
import type { resources } from '../resources/index.js'

/** What a list of this noun can be asked for. */
export type QueryOf<Noun extends keyof typeof resources> = Static<(typeof resources)[Noun]['query']>

/** A page of this noun. */
export type PageOf<Noun extends keyof typeof resources> = ResourcePage<Static<(typeof resources)[Noun]['item']>>
