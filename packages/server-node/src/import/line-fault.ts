/** Why a line of a file is not imported, in words for whoever has the file. */
export class LineFault extends Error {
  override readonly name = 'LineFault'

  constructor(
    message: string,
    /** Where in the line, counted from 1, if that is known. */
    readonly column?: number
  ) {
    super(message)
  }
}

/** A line that is left out on purpose: nothing is wrong with it. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut'
}

/** A line that is not imported, as it stands in the file of refused lines. */
export interface RefusedLine {
  line: number
  column?: number
  reason: string
  /** The line itself; of a very long one the beginning. */
  text: string
}

const maxTextLength = 10_000

export function refusedLine(line: number, text: string, fault: { message: string; column?: number | undefined }): RefusedLine {
  const { message: reason, column } = fault
  return { line, ...(column !== undefined && { column }), reason, text: text.slice(0, maxTextLength) }
}
