/** A text with its labels: facts of `types` must be found, those of `alsoRight` may be, any other is wrong. */
export interface LabelledText {
  text: string
  /** Who wrote it, and where: `email`, `call`, `note of an own colleague in the CRM` and the like. */
  channel: string
  types: readonly string[]
  alsoRight: readonly string[]
  /** Of calls: the speakers who are own colleagues. */
  ourSpeakers?: readonly string[]
}
