/** A text of a source, and what of it its author wrote: all of it where nothing was cut. */
export interface CutText {
  text: string
  /** The stretches of `text` that are left; null where nothing was cut. */
  own: readonly (readonly [start: number, end: number])[] | null
}

/** A stretch of a text that nothing was cut from. */
export interface OwnPart {
  /** Where it stands in `ownText`. */
  start: number
  text: string
}

const gap = '\n\n'

/** What its author wrote of a text: this is searched. */
export function ownText(cut: CutText): string {
  return cut.own === null
    ? cut.text
    : ownParts(cut)
        .map(({ text }) => text)
        .join(gap)
}

/** The stretches of `ownText` that stand in the text as they are: a quote never goes from one into the next. */
export function ownParts({ text, own }: CutText): OwnPart[] {
  if (own === null) return [{ start: 0, text }]
  let start = 0
  return own.map(([from, to]) => {
    const part = { start, text: text.slice(from, to) }
    start += to - from + gap.length
    return part
  })
}
