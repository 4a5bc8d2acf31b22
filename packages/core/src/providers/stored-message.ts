/** One line of a message: what happened at a customer. All texts are data, which whoever writes the message has to make harmless. */
export interface StoredMessageItem {
  title: string
  reason: string
  /** MRR as people read it. */
  mrr: string | null
  owner: string | null
  /** An http(s) address. */
  link: string | null
}

/** A message, for any channel. `more` counts the items that did not fit. */
export interface StoredMessage {
  header: string
  /** The period that it covers, in words for people. */
  period: string | null
  items: StoredMessageItem[]
  more: number
}
