import { isNewer, type JsonObject, type Stamped, type StampedMap } from '../../storage/index.js'
import { countedBytes, traitBounds } from './trait-bytes.js'

/** The newest value of a name, and how large those before it were. */
export interface KeptTrait extends Stamped {
  /** Values of before that were larger than all after them: when each was said, newest first, and the bytes that it counts for. */
  larger?: Place[]
  /** On the oldest trait, where others had to go: the newest place that was too much. */
  end?: End
}

type Place = [at: number, bytes: number]
type End = [at: number, name: string]

/** What is kept of a user's or customer's traits, by name. */
export type KeptTraits = { [name: string]: KeptTrait }

/** How much is kept. */
export interface KeptBounds {
  keptNames: number
  keptBytes: number
}

/**
 * Folds traits: for each name the newest value holds (rule 7), and of too many names or bytes the newest stay.
 *
 * What stays is a pure function of all that was ever said, so that order, repetition and grouping do not matter. Everything said has a place: by its
 * time, the newest first, then by its name. A name costs from its newest place on, and at each place the largest of its values up to there. Places
 * are taken from the newest on, and the first that costs more than the bounds is the end: what was said there and before is forgotten. With more said,
 * that end can only move towards the newest, so that what was forgotten is never needed again. The end is kept, because what is heard of late may be
 * older. The largest value counts, and not the newest: else a name whose value became shorter would bring back names that are forgotten already.
 */
export class TraitFold {
  readonly #said = new Map<string, KeptTrait>()
  #end: End | undefined

  constructor(private readonly bounds: KeptBounds = traitBounds) {}

  /** Adds what another fold answered. */
  add(traits: KeptTraits): this {
    for (const [name, { end, ...trait }] of Object.entries(traits)) {
      this.#join(name, trait)
      if (end && (!this.#end || isBefore(this.#end, end))) this.#end = end
    }
    return this
  }

  /** Adds traits that were said at this time. */
  say(traits: JsonObject, at: number): this {
    for (const [name, value] of Object.entries(traits)) this.#join(name, { at, value })
    return this
  }

  /** What stays, and whether any name had to go. */
  result(): { traits: KeptTraits; isCut: boolean } {
    let bytes = 0
    for (const [name, trait] of this.#said) bytes += trait.larger?.at(-1)?.[1] ?? countedBytes(name, trait.value)
    const fits = !this.#end && this.#said.size <= this.bounds.keptNames && bytes <= this.bounds.keptBytes
    const stays = fits ? this.#said : this.#newest()
    return { traits: Object.fromEntries(stays), isCut: stays.size < this.#said.size }
  }

  #join(name: string, trait: KeptTrait): void {
    const known = this.#said.get(name)
    this.#said.set(name, known ? joined(name, known, trait) : trait)
  }

  #newest(): Map<string, KeptTrait> {
    const places = [...this.#said].flatMap(([name, trait]) => placesOf(name, trait).map(([at, bytes]) => ({ at, name, bytes })))
    places.sort((a, b) => (isBefore([b.at, b.name], [a.at, a.name]) ? -1 : 1))
    const costs = new Map<string, number>()
    let end = this.#end
    let total = 0
    for (const { name, at, bytes } of places) {
      const cost = costs.get(name)
      total += bytes - (cost ?? 0)
      const isTooMuch = total > this.bounds.keptBytes || (cost === undefined && costs.size >= this.bounds.keptNames)
      if (isTooMuch || (end && !isBefore(end, [at, name]))) {
        end = isTooMuch && (!end || isBefore(end, [at, name])) ? [at, name] : end
        break
      }
      costs.set(name, bytes)
    }
    return this.#upTo(end, costs.keys())
  }

  /** The traits of these names, the newest first, without what lies at the end or before it. */
  #upTo(end: End | undefined, names: Iterable<string>): Map<string, KeptTrait> {
    const stays = new Map<string, KeptTrait>()
    for (const name of names) {
      const { at, value, larger = [] } = this.#said.get(name) ?? { at: 0, value: null }
      const reached = end ? larger.filter(([then]) => isBefore(end, [then, name])) : larger
      stays.set(name, { at, value, ...(reached.length > 0 && { larger: reached }) })
    }
    const oldest = [...stays].at(-1)
    if (oldest && end) stays.set(oldest[0], { ...oldest[1], end })
    return stays
  }
}

/** Whether a place was said before another; of the same time the greater name counts as said before. */
function isBefore([at, name]: End, [otherAt, otherName]: End): boolean {
  return at === otherAt ? name > otherName : at < otherAt
}

/** The traits of both, bounded. Order and repetition of merges do not matter. */
export function mergeTraits(existing: StampedMap, incoming: StampedMap): KeptTraits {
  return new TraitFold().add(existing).add(incoming).result().traits
}

function joined(name: string, one: KeptTrait, other: KeptTrait): KeptTrait {
  const [newest, older] = isNewer(other, one) ? [other, one] : [one, other]
  const places = [...placesOf(name, older), ...(newest.larger ?? [])]
  let most = countedBytes(name, newest.value)
  if (!newest.larger && places.every(([, bytes]) => bytes <= most)) return newest
  const larger: Place[] = []
  for (const place of places.sort(([at, bytes], [otherAt, otherBytes]) => otherAt - at || otherBytes - bytes)) {
    if (place[1] <= most) continue
    most = place[1]
    larger.push(place)
  }
  return { at: newest.at, value: newest.value, ...(larger.length > 0 && { larger }) }
}

/** The places at which a name costs more than at the newer ones, the newest first. */
function placesOf(name: string, { at, value, larger = [] }: KeptTrait): Place[] {
  const isAtOnce = larger[0]?.[0] === at
  return isAtOnce ? larger : [[at, countedBytes(name, value)], ...larger]
}
