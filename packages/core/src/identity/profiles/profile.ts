import type { Json, JsonObject, StampedMap } from '../../storage/index.js'
import { cutCodePoints, searchKey } from '../../values/index.js'
import { hostName } from '../rules/work-domain.js'
import { type KeptTraits, TraitFold } from './merge-traits.js'

/** The longest name kept in the column `name`, in code points; the trait keeps all of it. */
const maxNameLength = 500

/** The values of stamped traits, without their times. */
export function plainTraits(stamped: StampedMap): JsonObject {
  return Object.fromEntries(Object.entries(stamped).map(([key, { value }]) => [key, value as Json]))
}

/** The traits of several identities as one map: for each name the newest value, within the bounds of one. */
export function foldTraits(all: Iterable<StampedMap>): KeptTraits {
  const fold = new TraitFold()
  for (const traits of all) fold.add(traits)
  return fold.result().traits
}

/** A person's name from their traits: `name`, else first and last name in the spellings that clients use. */
export function nameOf(traits: JsonObject): string | null {
  const parts = [traits.firstName ?? traits.first_name, traits.lastName ?? traits.last_name]
  return textOf(traits.name) ?? textOf(parts.filter((part) => textOf(part) !== null).join(' '))
}

/** The columns of a user's row that its email and traits decide. */
export function userProfile(email: string | null, stamped: StampedMap) {
  const traits = plainTraits(stamped)
  const name = nameOf(traits)
  return { email, name, traits, search_key: searchKey(email, name) }
}

/** The columns of a customer's row that its traits decide; `ownedDomain` is a domain that it owns by its users' emails. */
export function customerProfile(ownedDomain: string | null, stamped: StampedMap) {
  const traits = plainTraits(stamped)
  const name = textOf(traits.name)
  const domain = (typeof traits.domain === 'string' ? hostName(traits.domain) : null) ?? ownedDomain
  return { name, domain, traits, name_key: name === null ? null : searchKey(name), search_key: searchKey(name, domain) }
}

function textOf(value: Json | undefined): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' ? null : cutCodePoints(text, maxNameLength)
}
