/** A question without what it leaves out, and that. */
export interface Narrowed {
  wanted: string
  excluded: string | undefined
}

const leavesOut =
  /[,;:–—-]?\s*\b(?:(?:but|and|though|yet|just)\s+(?:is |are |was |were )?(?:not|never|nothing|no one)(?:\s+(?:about|over|because of|for|on|with|from|in|due to|by|of|the one|those))?|not (?:about|over|because of|due to|counting|including|from|those)|except(?: for)?|excluding|excl\.|other than|apart from|aside from|leaving out|ignoring|minus|rather than|instead of)\s+(.{2,200}?)(?=[,;?!.]|$)/iu

/** What a question takes out of what it asks for: "happy, but not about the price", "complaints except invoices". */
export function readExclusion(question: string): Narrowed {
  const match = leavesOut.exec(question)
  const [words = '', excluded] = match ?? []
  if (!match || excluded === undefined) return { wanted: question, excluded: undefined }
  const wanted = `${question.slice(0, match.index)} ${question.slice(match.index + words.length)}`.trim()
  // What begins with the exception asks for nothing: then all of it is the question.
  return /\p{L}{3}/u.test(question.slice(0, match.index)) ? { wanted, excluded } : { wanted: question, excluded: undefined }
}
