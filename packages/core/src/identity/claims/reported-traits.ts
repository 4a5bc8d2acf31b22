import type { JsonObject } from '../../storage/index.js'
import { TraitFold } from '../profiles/merge-traits.js'

/**
 * Collects traits by key. All events of a batch share the batch's traits as one object; it is kept once, with the latest of their times, because
 * merging it for every event would be slow. All that was said of a key is folded at once, for the same reason.
 */
export class ReportedTraits {
  readonly #latest = new Map<string, Map<JsonObject, number>>()

  add(key: string, traits: JsonObject, at: number): void {
    const said = this.#latest.get(key) ?? new Map<JsonObject, number>()
    said.set(traits, Math.max(at, said.get(traits) ?? at))
    this.#latest.set(key, said)
  }

  *[Symbol.iterator](): Iterator<{ key: string; fold: TraitFold }> {
    for (const [key, said] of this.#latest) {
      const fold = new TraitFold()
      for (const [traits, at] of said) fold.say(traits, at)
      yield { key, fold }
    }
  }
}
