const label = /^\s*(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s*)?(\p{Lu}[\p{L}\p{N} .'&()-]{0,40}):\s/u

/** A line of its own above what is said: "Ana Silva  0:12". */
const timed = /^\s*(\p{Lu}[\p{L} .'&()-]{0,40}?)\s*:?\s*[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]?$/u

/** The name that a line of a dialogue begins with; undefined when the line is none. */
export function labelOf(sentence: string): string | undefined {
  return (label.exec(sentence) ?? timed.exec(sentence))?.[1]
}

/** What is said in a line of a dialogue, without the name that it begins with. */
export function withoutLabel(sentence: string): string {
  return sentence.replace(label, '')
}
