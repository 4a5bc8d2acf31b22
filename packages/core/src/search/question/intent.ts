import type { FactType } from '../../facts/index.js'

/**
 * Something that people ask about customers. `asked` are ways to ask for it, `said` are words that customers themselves use; an asterisk stands for any
 * ending. Words that ask are looked for in the question as they stand there. `facts` are the types of facts that answer, the surest first; none where a type holds much else.
 */
export interface Intent {
  name: string
  asked: readonly string[]
  said: readonly string[]
  facts: readonly FactType[]
}

/** Words and phrases of a text that separates them by commas. */
export function list(text: string): string[] {
  return text.split(/\s*,\s*/)
}
