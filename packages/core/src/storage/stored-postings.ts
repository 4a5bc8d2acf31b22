/** A term of an artifact: what it can add to the score, and where it stands (search-index/occurrences.ts). */
export interface StoredPosting {
  term: string
  impact: number
  occurrences: string
}

/** The terms of an artifact as one text, a line each: neither terms nor lines hold what separates them. */
export function writePostings(postings: readonly StoredPosting[]): string {
  return postings.map(({ term, impact, occurrences }) => `${term}\t${impact}\t${occurrences}`).join('\n')
}

export function readPostings(text: string): StoredPosting[] {
  if (text === '') return []
  return text.split('\n').map((line) => {
    const [term = '', impact = '', occurrences = ''] = line.split('\t')
    return { term, impact: Number(impact), occurrences }
  })
}
