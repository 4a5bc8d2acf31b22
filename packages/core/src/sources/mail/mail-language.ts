/** The roles that the fields of a mail's head have. */
export type HeaderRole = 'from' | 'sent' | 'date' | 'to' | 'subject' | 'other'

/**
 * What mail clients and people write around a text in one language. Lists have words and phrases, with commas between them. Words are in lower case unless it is said otherwise, and stand for any case.
 */
export interface MailLanguage {
  /** Words that a line begins with which introduces a quotation: "on" of "On Monday Ana wrote:". */
  introductions?: string
  /** What says there that somebody wrote. */
  wrote?: string
  /** The names of the fields of a mail's head, by their role. */
  headers?: Partial<Record<HeaderRole, string>>
  /** What stands between dashes above a mail that is answered or passed on. */
  separators?: string
  /** Whole lines, without a colon at the end, above a mail that is passed on. */
  openings?: string
  /** How a line begins that says goodbye. */
  farewells?: string
  /** How a sentence begins that leads to the author's name: "Veuillez agréer". */
  closings?: string
  /** What stands before the name of one who signs for somebody else. */
  onBehalf?: string
  /** How a postscript begins. */
  postscripts?: string
  /** How a footer begins that a phone or a mail client adds; the line also names one, as in `devices`. */
  sentFrom?: string
  /** How a footer begins that praises a program, whose name follows: "Get Outlook for Android". */
  getApp?: string
  /** How a footer goes on that asks to be excused. */
  excuses?: string
  /** How such a footer ends where its verb stands last: "gesendet". */
  sentAtEnd?: string
  /** Phones, programs and services, in the words of this language. */
  devices?: string
  /** Patterns of disclaimers and of newsletters' footers: a paragraph below the author's name that has one. */
  disclaimers?: readonly RegExp[]
  /** Patterns of lines that programs put into mails, wherever they stand. */
  banners?: readonly RegExp[]
  /** Patterns of what companies have to say of themselves in a signature. */
  registers?: readonly RegExp[]
  /** Words of positions and departments, as they stand in a signature. */
  titles?: string
  /** What companies have at the end of their name, as they write it or in upper case. */
  legalForms?: string
  /** What stands before a number or an address in a signature. */
  contacts?: string
  /** Words of streets and the like. */
  streets?: string
}
