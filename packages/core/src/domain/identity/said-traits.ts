import type { JsonObject } from '../../storage/columns.js'

/**
 * Collects traits by key. All events of a batch share the batch's traits as one object; it is kept once, with the latest of their times, because
 * merging it for every event would be slow.
 */
export class SaidTraits {
  readonly #latest = new Map<string, Map<JsonObject, number>>()

  add(key: string, traits: JsonObject, at: number): void {
    const said = this.#latest.get(key) ?? new Map<JsonObject, number>()
    said.set(traits, Math.max(at, said.get(traits) ?? at))
    this.#latest.set(key, said)
  }

  *[Symbol.iterator](): Iterator<{ key: string; traits: JsonObject; at: number }> {
    for (const [key, said] of this.#latest) for (const [traits, at] of said) yield { key, traits, at }
  }
}
