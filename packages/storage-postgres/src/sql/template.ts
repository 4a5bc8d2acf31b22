import { type CompiledStatement, compile, type Statement } from './compile.js'

/** The place of a value in a template, instead of a parameter. */
export class Slot {
  constructor(readonly name: string) {}
}

/** A statement whose text does not depend on its values. Building a text can take longer than running the statement, so it is built once. */
export class Template {
  readonly #text: string
  readonly #parameters: readonly unknown[]

  /** `statement` has slots in the places of its values. */
  constructor(statement: Statement) {
    const { text, parameters } = compile(statement)
    this.#text = text
    this.#parameters = parameters
  }

  /** The statement with these values in its slots, by name. */
  with(values: Readonly<Record<string, unknown>>): CompiledStatement {
    const parameters = this.#parameters.map((parameter) => (parameter instanceof Slot ? values[parameter.name] : parameter))
    return { text: this.#text, parameters }
  }
}
