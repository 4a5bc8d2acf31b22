const quoted = /"([^"]{2,300})"|“([^”"]{2,300})["”]|„([^“”"]{2,300})[“”"]|«([^»]{2,300})»/gu

/** What a question wants to see word for word: what stands in quotation marks. */
export function quotedPhrases(question: string): string[] {
  return [...question.matchAll(quoted)].flatMap(([, ...parts]) => {
    const phrase = parts.find((part) => part !== undefined)?.trim()
    return phrase ? [phrase] : []
  })
}

/** A text as phrases are compared: in lower case, with single spaces and plain marks. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}
