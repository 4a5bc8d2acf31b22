import { PostgresQueryCompiler } from 'kysely'
import { listBytes } from './list.js'
import type { Column } from './shape.js'

/** To reach an element, Postgres walks over all elements before it. */
const packSize = 500
const text: Column = { table: 'parameters', name: 'text', kind: 'text', nullable: false }

/** Compiles statements with so many values that they would have too many parameters: texts go as lists, and stand in the statement as their elements. */
export class PackingCompiler extends PostgresQueryCompiler {
  #packs: { place: number; values: string[] }[] = []

  /** The lists of the statement compiled last, by their place among the parameters. */
  takePacks(): Map<number, Buffer> {
    const packs = this.#packs.map(({ place, values }) => [place, listBytes(text, values)] as const)
    this.#packs = []
    return new Map(packs)
  }

  protected override appendValue(parameter: unknown): void {
    if (typeof parameter === 'string') {
      const { place, values } = this.#openPack()
      this.append(`($${place}::text[])[${values.push(parameter)}]`)
    } else {
      super.appendValue(parameter)
    }
  }

  #openPack(): { place: number; values: string[] } {
    const last = this.#packs.at(-1)
    if (last && last.values.length < packSize) return last
    this.addParameter(undefined)
    const opened = { place: this.numParameters, values: [] }
    this.#packs.push(opened)
    return opened
  }
}
