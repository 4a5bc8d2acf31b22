/** What a link of the address needs to open a source, marking what was quoted. */
export const opening = (sourceType: string, sourceId: string, quote?: string | null) => ({
  source: `${sourceType}/${sourceId}`,
  ...(quote && { quote: quote.slice(0, 1000) })
})
