import { htmlText } from '../html-text.js'
import { fieldsAt, itemsOf, listOf, textOf } from '../json-fields.js'
import { emailOf, timeOf } from './pages.js'

/** A message of an issue that others than the workspace's own team may see, and who wrote it. */
export interface Message {
  id: string | undefined
  at: number | undefined
  text: string
  /** Whether a contact has written it, or a user; neither of a machine. */
  from: 'contact' | 'user' | undefined
  personId: string | undefined
  email: string | undefined
  name: string | undefined
  files: readonly unknown[]
}

const maxNameLength = 500
const maxIdLength = 150

/** The messages of an issue in the order of their times; those that tell no time come last. Quotations begin with `>`, as in mails. */
export function messagesOf(told: unknown): Message[] {
  const messages = listOf(told).map((message): Message => {
    const author = fieldsAt(message, 'author')
    const contact = fieldsAt(author, 'contact')
    const user = fieldsAt(author, 'user')
    const person = contact ?? user
    return {
      id: idOf(message.id),
      at: timeOf(message.timestamp),
      text: htmlText(textOf(message.message_html) ?? '', { marksQuotations: true }),
      from: contact ? 'contact' : user ? 'user' : undefined,
      personId: textOf(person?.id),
      email: emailOf(person?.email),
      name: textOf(author?.name)?.trim().slice(0, maxNameLength),
      files: itemsOf(message.file_urls)
    }
  })
  return messages.sort((one, other) => (one.at ?? Number.POSITIVE_INFINITY) - (other.at ?? Number.POSITIVE_INFINITY) || 0)
}

/** An id that an entry of the timeline can be named after. */
function idOf(told: unknown): string | undefined {
  const id = textOf(told)
  return id !== undefined && id.length <= maxIdLength ? id : undefined
}

export const isContact = ({ from }: Message): boolean => from === 'contact'
