import type { JsonObject } from '../../storage/columns.js'

/** Traits as events say them of somebody. What a batch says of all its events is one object, and counts once, at the latest of their times. */
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
