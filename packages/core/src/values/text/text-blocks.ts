/** What no word, number, address or pair of letters goes across. */
const edge = /[\p{White_Space}。、！？；「」『』【】।؟]/u

/**
 * A text in blocks of at most so many characters, which together are the text. A block ends after a line, else after a space or a mark that ends a
 * clause; only where there is none for half a block, it ends between any two characters.
 */
export function* blocksOf(text: string, longest: number): Generator<string> {
  let start = 0
  while (text.length - start > longest) {
    const end = endOfBlock(text, start, start + longest)
    yield text.slice(start, end)
    start = end
  }
  yield start === 0 ? text : text.slice(start)
}

function endOfBlock(text: string, start: number, latest: number): number {
  const earliest = start + Math.floor((latest - start) / 2)
  const line = text.lastIndexOf('\n', latest - 1)
  if (line >= earliest) return line + 1
  for (let end = latest; end > earliest; end--) if (edge.test(text.charAt(end - 1))) return end
  return /[\udc00-\udfff]/.test(text.charAt(latest)) ? latest - 1 : latest
}
