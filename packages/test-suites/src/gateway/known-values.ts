/** The texts that answers showed, by the property that they stood in: what inputs may name. */
export class KnownValues {
  readonly #byPlace = new Map<string, Set<string>>()

  /** Notes every text of a tool's answer. */
  note(tool: string, answer: unknown, property = ''): void {
    if (typeof answer === 'string') this.#at(tool, property).add(answer)
    else if (Array.isArray(answer)) for (const item of answer.slice(0, 30)) this.note(tool, item, property)
    else if (typeof answer === 'object' && answer !== null) {
      for (const [name, inner] of Object.entries(answer)) this.note(tool, inner, name)
    }
  }

  /** What stood in a property of a tool's answers, in the order in which it came. */
  of(tool: string, property: string): string[] {
    return [...this.#at(tool, property)].slice(0, 100)
  }

  #at(tool: string, property: string): Set<string> {
    const place = `${tool}.${property}`
    const known = this.#byPlace.get(place) ?? new Set()
    this.#byPlace.set(place, known)
    return known
  }
}
