import type { ApiRequest } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, itemsOf, textOf } from '../json-fields.js'

/** Fields that can be kept with a request. */
export type Kept = NonNullable<ApiRequest['note']>

const maxTextLength = 20_000
const maxHtmlLength = 200_000
const maxItems = 100
const maxAddressLength = 2_000

const issueTexts = ['id', 'title', 'link', 'state', 'type', 'source', 'created_at', 'updated_at', 'resolution_time', 'body_html'] as const
const issuePeople = ['account', 'requester', 'assignee'] as const

/** What of an issue is read. It is kept with the requests for its messages, so that it has no more than is needed. */
export function shortIssue(issue: unknown): Kept | undefined {
  const fields = fieldsOf(issue)
  if (!fields || textOf(fields.id) === undefined) return undefined
  return {
    ...picked(fields, issueTexts, maxTextLength),
    ...Object.fromEntries(issuePeople.map((name) => [name, shortPerson(fields[name])])),
    number: typeof fields.number === 'number' ? fields.number : null,
    priority: textOf(fieldsAt(fields, 'custom_fields', 'priority')?.value)?.slice(0, maxItems) ?? null,
    tags: textsIn(fields.tags),
    attachment_urls: textsIn(fields.attachment_urls)
  }
}

/** What of a message is read; undefined for an internal note, of which nothing is. */
export function shortMessage(message: unknown): Kept | undefined {
  const fields = fieldsOf(message)
  if (!fields || fields.is_private === true) return undefined
  const author = fieldsAt(fields, 'author')
  return {
    ...picked(fields, ['id', 'timestamp'], maxTextLength),
    ...picked(fields, ['message_html'], maxHtmlLength),
    author: { ...picked(author, ['name'], maxTextLength), contact: shortPerson(author?.contact), user: shortPerson(author?.user) },
    file_urls: textsIn(fields.file_urls)
  }
}

/** A person or an account, as records name them. */
function shortPerson(told: unknown): Kept | null {
  const fields = fieldsOf(told)
  return fields ? picked(fields, ['id', 'email', 'name'], maxTextLength) : null
}

function picked(fields: Fields | undefined, names: readonly string[], maxLength: number): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(fields?.[name])
      return text === undefined ? [] : [[name, text.slice(0, maxLength)]]
    })
  )
}

function textsIn(told: unknown): string[] {
  const texts = itemsOf(told).flatMap((text) => textOf(text)?.slice(0, maxAddressLength) ?? [])
  return texts.slice(0, maxItems)
}
