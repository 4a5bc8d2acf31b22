/** What is wrong with one event; the other events of its batch are taken all the same. */
export class EventError extends Error {
  override readonly name = 'EventError'

  constructor(
    /** The field at fault, such as `timestamp`. */
    readonly field: string,
    message: string
  ) {
    super(message)
  }
}
