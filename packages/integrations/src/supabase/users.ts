import type { ApiRequest, ApiResponse, Operation } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, itemsOf, numberOf, requiredText, textOf } from '../json-fields.js'
import { listIn } from './lists.js'
import { isRef } from './project-site.js'
import { userOperations, whyNoUser } from './user.js'

/** Users at once; whether there are more only an empty page tells. */
const pageLimit = '1000'
const running = 'ACTIVE_HEALTHY'

/**
 * Users of all projects that run: a person each. A project that does not run cannot be asked; its users stay as they are. Pages are counted from the
 * first user: if users are deleted between two pages, others move to a page that was read already, and then the absence of a user of this project tells
 * nothing.
 */
export const usersStream = defineStream({
  name: 'users',
  summary: 'Users who have signed up in your projects, with a confirmed email: names, ways to sign in, sign-ups and last sign-ins',
  becomes: 'People, by their email and by their id as your userId. Sign-ups and sign-ins are entries of the timeline',
  gone: 'It is absent when all of its project is read. Users of a paused project stay',
  everySeconds: 3_600,
  walk: {
    first: () => ({ path: '/v1/projects' }),
    next: (answer, asked) => (asked.site === undefined ? firstPage(refsIn(answer)) : nextPage(answer, asked)),
    records: (answer, asked) => (asked.site === undefined ? projectsToTell(answer) : usersOfPage(answer, asked, asked.site))
  },
  deletes: 'absence',
  recordId: (record) => nameOf(fieldsOf(record)),
  map(record, { startedAt }) {
    const said = fieldsOf(record)
    const unseen = textOf(said?.unseen)
    if (unseen !== undefined) return [usersStay(unseen, startedAt)]
    if (said && 'project' in said) return [usersStay(refOf(said.project), startedAt)]
    return userOperations(requiredText(said, 'ref'), fieldsOf(said?.user), startedAt)
  },
  leftOut(record) {
    const said = fieldsOf(record)
    if (textOf(said?.unseen) !== undefined) return undefined
    if (said && 'project' in said) return 'of projects that do not run, whose users stay as they are'
    return whyNoUser(fieldsOf(said?.user))
  }
})

/** Ids of a project's users begin with its ref, and go on in hexadecimal digits. */
const usersStay = (ref: string, at: number): Operation => ({ kind: 'presence', of: 'person', id: ref, at, from: `${ref}:`, to: `${ref}:~` })

function refOf(project: unknown): string {
  const fields = fieldsOf(project)
  const ref = textOf(fields?.ref) ?? textOf(fields?.id)
  if (!isRef(ref)) throw new Error('ref is missing or none of a project')
  return ref
}

const isRunning = (project: unknown) =>
  fieldsOf(project)?.status === running && isRef(textOf(fieldsOf(project)?.ref) ?? textOf(fieldsOf(project)?.id))

const refsIn = (answer: ApiResponse): string[] => listIn(answer).filter(isRunning).map(refOf)

/** Projects of which no user is read. */
const projectsToTell = (answer: ApiResponse) => listIn(answer).flatMap((project) => (isRunning(project) ? [] : [{ project }]))

/** The first users of the first of these projects. */
function firstPage([ref, ...left]: readonly string[]): ApiRequest | null {
  return ref === undefined ? null : pageOf(ref, 1, { left })
}

function pageOf(ref: string, page: number, note: NonNullable<ApiRequest['note']>): ApiRequest {
  return { site: ref, path: '/auth/v1/admin/users', query: { page: String(page), per_page: pageLimit }, note }
}

function nextPage(answer: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const left = itemsOf(asked.note?.left).flatMap((ref) => textOf(ref) ?? [])
  if (asked.site === undefined || usersIn(answer).length === 0) return firstPage(left)
  const total = totalOf(answer) ?? numberOf(asked.note?.total)
  const hasShrunk = shrinks(answer, asked)
  return pageOf(asked.site, Number(asked.query?.page ?? 1) + 1, {
    left,
    ...(total !== undefined && { total }),
    ...(hasShrunk && { hasShrunk })
  })
}

/** How many users a project has, if the answer tells. */
function totalOf({ header }: ApiResponse): number | undefined {
  const said = header('x-total-count')?.trim() ?? ''
  return /^\d{1,12}$/.test(said) ? Number(said) : undefined
}

/** Whether users of the project have gone while its pages were read. */
function shrinks(answer: ApiResponse, { note }: ApiRequest): boolean {
  const before = numberOf(note?.total)
  const total = totalOf(answer)
  return note?.hasShrunk === true || (before !== undefined && total !== undefined && total < before)
}

function usersOfPage(answer: ApiResponse, asked: ApiRequest, ref: string): Fields[] {
  const users = usersIn(answer).map((user) => ({ ref, user }))
  return users.length === 0 && shrinks(answer, asked) ? [{ unseen: ref }] : users
}

function usersIn({ body }: ApiResponse): readonly unknown[] {
  const users = fieldsOf(body)?.users
  if (!Array.isArray(users)) throw new Error('users is missing or not a list')
  return users
}

function nameOf(said: Fields | undefined): string | undefined {
  if (said && 'project' in said) return textOf(fieldsOf(said.project)?.ref)
  return textOf(said?.unseen) ?? textOf(fieldsOf(said?.user)?.id)
}
