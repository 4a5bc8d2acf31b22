/** One line of a letter. All texts are data, which whoever writes the mail makes harmless. */
export interface LetterLine {
  text: string
  /** What stands below it, smaller. */
  detail: string | null
  /** Where it leads to, below the address of this server, such as `/console/customers`; null for nowhere. */
  path: string | null
}

/** What a mail says, whatever it is written as. */
export interface Letter {
  subject: string
  title: string
  intro: string
  sections: { title: string; lines: LetterLine[] }[]
  /** What did not fit, such as "and 4 more"; null where all of it did. */
  more: LetterLine | null
  /** Sentences at the end, with where they lead to. */
  foot: LetterLine[]
}
