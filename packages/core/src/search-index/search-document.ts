/** A piece of text of an artifact that the search finds: one segment, the title and summary, or a fact's assertion. */
export interface SearchDocument {
  artifactType: 'source' | 'fact'
  /** The uuid of our row. */
  artifactId: string
  /** The segment's position from 0; -1 for title and summary of a source; 0 for a fact. */
  position: number
  text: string
  /** Who said or wrote it: found as if it stood before the text. */
  names?: string
  customerId: string | null
  /** Milliseconds since the epoch. */
  occurredAt: number | null
  /** The type of the source, or of each source that the fact rests on. */
  sourceTypes: readonly string[]
}
