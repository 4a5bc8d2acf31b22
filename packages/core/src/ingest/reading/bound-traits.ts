import { type AcceptedEvent, countedBytes } from '../../identity/index.js'
import type { JsonObject } from '../../storage/index.js'
import type { Steps } from '../../values/index.js'
import { setKey } from '../clean/clean-json.js'
import { type Cut, noTraits } from './read-traits.js'

/** Different names of one batch, of people's and customers' traits together. */
const maxNames = 2_000
/** Traits that a batch may write, each counted for everybody who gets it: 200 for each of a hundred users. */
const maxWritten = 20_000

const tooManyNames = `the traits of a batch have more than ${maxNames} names: what is beyond was left out; send fewer names in a batch`
const tooManyWritten = `a batch would write more than ${maxWritten} traits, each counted for everybody who gets it: what is beyond was left out; send fewer traits or fewer users in a batch`

/** The events of a batch, with no more traits than may be written at once. */
export interface BoundedEvents {
  events: AcceptedEvent[]
  cuts: Cut[]
  /** The bytes of traits that are written, each counted for everybody who gets it: a batch's traits go to all users in it. */
  traitBytes: number
}

/** Bounds what the traits of a batch become. Those of its last events count first: senders write events in the order in which they happened. */
export function* boundingSteps(events: readonly AcceptedEvent[], namesPerTurn: number): Steps<BoundedEvents> {
  const bounds = new BatchTraits()
  const bounded: AcceptedEvent[] = []
  let turns = 1
  for (const event of events.toReversed()) {
    const traits = bounds.take(event.row.identity, event.traits, 'traits')
    const customerTraits = bounds.take(event.row.customer_key, event.customerTraits, 'customerTraits')
    const isWhole = traits === event.traits && customerTraits === event.customerTraits
    bounded.push(isWhole ? event : { ...event, traits, customerTraits })
    if (bounds.looked < turns * namesPerTurn) continue
    turns++
    yield
  }
  return { events: bounded.reverse(), cuts: bounds.cuts, traitBytes: bounds.bytes }
}

/** Counts the names of one batch, and what each person and customer gets. */
class BatchTraits {
  readonly cuts: Cut[] = []
  bytes = 0
  /** How many names were looked at. */
  looked = 0
  #written = 0
  readonly #names = new Set<string>()
  readonly #ofKey = new Map<string, { names: Set<string>; taken: Map<JsonObject, JsonObject> }>()

  /** What may be written of these traits for this person or customer. Events share the batch's traits as one object, which is looked at once. */
  take(key: string | null, traits: JsonObject, field: string): JsonObject {
    if (key === null || traits === noTraits) return traits
    const own = this.#ofKey.get(key) ?? { names: new Set<string>(), taken: new Map<JsonObject, JsonObject>() }
    this.#ofKey.set(key, own)
    const known = own.taken.get(traits)
    if (known) return known
    const taken = this.#within(own.names, traits, field)
    own.taken.set(traits, taken)
    return taken
  }

  #within(ofKey: Set<string>, traits: JsonObject, field: string): JsonObject {
    const left = new Set<string>()
    const entries = Object.entries(traits)
    this.looked += entries.length
    for (const [name, value] of entries) {
      const message = this.#tooMuch(ofKey, name)
      if (message) {
        left.add(name)
        if (!this.cuts.some((cut) => cut.message === message)) this.cuts.push({ field, message, name })
      } else {
        this.#names.add(name)
        if (!ofKey.has(name)) this.#written++
        ofKey.add(name)
        this.bytes += countedBytes(name, value)
      }
    }
    if (left.size === 0) return traits
    const kept: JsonObject = {}
    for (const [name, value] of entries) if (!left.has(name)) setKey(kept, name, value)
    return kept
  }

  #tooMuch(ofKey: ReadonlySet<string>, name: string): string | undefined {
    if (!this.#names.has(name) && this.#names.size >= maxNames) return tooManyNames
    return !ofKey.has(name) && this.#written >= maxWritten ? tooManyWritten : undefined
  }
}
