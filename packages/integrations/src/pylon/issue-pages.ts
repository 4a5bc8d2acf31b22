import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'
import { type Kept, shortIssue, shortMessage } from './issue-fields.js'
import { isWithin, nextWindow, searchPath } from './issue-windows.js'
import { cursorIn, recordsIn } from './pages.js'

/** An issue with what is written in it. */
export interface IssueRecord {
  issue: unknown
  messages: readonly Kept[]
  /** Pylon has it no more. */
  isGone?: boolean
}

/** More of one issue is left out. */
const maxKept = { messages: 2_000, characters: 2_000_000 }

/**
 * The request behind an answer. A search is followed by the messages of each issue that it found, each a page of its own: of these a minute allows few, and a
 * reading goes on where it was. Then comes the next page of the search, then the next window. The note has what is still to be read.
 */
export function nextIssues(answer: ApiResponse, asked: ApiRequest): ApiRequest | null {
  if (asked.path !== searchPath) return afterMessages(answer, asked)
  const issues = issuesIn(answer, asked)
  const cursor = cursorIn(answer)
  const hasIssues = asked.note?.hasIssues === true || issues.length > 0
  return nextOf({ ...asked.note, hasIssues, issues, after: cursor === undefined ? null : { ...asked.body, cursor } })
}

/** The records of an answer: issues with all their messages. One that a search found without an id cannot be asked for. */
export function issueRecords(answer: ApiResponse, asked: ApiRequest): IssueRecord[] {
  if (asked.path === searchPath)
    return recordsIn(answer).flatMap((issue) => (shortIssue(issue) === undefined ? [{ issue, messages: [] }] : []))
  const [issue] = listOf(asked.note?.issues)
  if (isGone(answer)) return [{ issue, messages: [], isGone: true }]
  return cursorIn(answer) === undefined ? [{ issue, messages: messagesIn(answer, asked) }] : []
}

/** Whether an issue is gone: of what was found just before there is nothing any more. */
export const isGone = ({ status, body }: ApiResponse): boolean => status === 404 && fieldsOf(body) !== undefined

/** Whether a request asks for the messages of an issue. */
export const isOfMessages = ({ path }: ApiRequest): boolean => /^\/issues\/[^/]+\/messages$/.test(path)

function issuesIn(answer: ApiResponse, asked: ApiRequest): Kept[] {
  const window = fieldsAt(asked.note, 'window')
  const found = recordsIn(answer).flatMap((issue): Kept[] => {
    const short = shortIssue(issue)
    return short ? [short] : []
  })
  const own = found.filter((issue) => isWithin(window, issue))
  return [...new Map(own.map((issue) => [textOf(issue.id), issue])).values()]
}

function afterMessages(answer: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const cursor = isGone(answer) ? undefined : cursorIn(answer)
  if (cursor !== undefined)
    return { path: asked.path, query: { ...asked.query, cursor }, note: { ...asked.note, said: messagesIn(answer, asked) } }
  const { said: _, ...note } = asked.note ?? {}
  return nextOf({ ...note, issues: keptIn(note.issues).slice(1) })
}

/** The messages of the next issue, else the next page of the search, else the next window. */
function nextOf(note: Kept): ApiRequest | null {
  const { issues, after, ...place } = note
  const id = textOf(listOf(issues)[0]?.id)
  if (id !== undefined) return { path: `/issues/${encodeURIComponent(id)}/messages`, note }
  if (isKept(after)) return { method: 'POST', path: searchPath, body: after, note: place }
  return nextWindow(fieldsAt(note, 'window'), note.hasIssues === true)
}

const isKept = (value: Kept[string] | undefined): value is Kept => fieldsOf(value) !== undefined
const keptIn = (value: Kept[string] | undefined): Kept[] => (Array.isArray(value) ? value.filter(isKept) : [])

/** The messages of an issue so far, with those of another page; without internal notes. */
function messagesIn(answer: ApiResponse, { note }: ApiRequest): Kept[] {
  const messages = keptIn(note?.said)
  let characters = messages.reduce((sum, { message_html }) => sum + (textOf(message_html)?.length ?? 0), 0)
  for (const each of recordsIn(answer)) {
    const message = shortMessage(each)
    if (!message) continue
    characters += textOf(message.message_html)?.length ?? 0
    if (messages.length >= maxKept.messages || characters > maxKept.characters) break
    messages.push(message)
  }
  return messages
}
