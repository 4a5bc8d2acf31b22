import type { Find } from '@rapport/core/storage'
import type { Session } from '../session.js'
import { lookupOf } from '../sql/lookup.js'
import type { Target } from '../sql/target.js'
import type { Row } from '../sql/values.js'
import { findByValues } from '../verbs/find-by-values.js'
import { get } from '../verbs/get.js'
import { insert } from '../verbs/insert.js'
import { merge, upsert } from '../verbs/upsert.js'
import type { Asked } from './turn.js'

type Verb<I, O> = (session: Session, target: Target, input: I) => Promise<O>

/** A verb for several organizations at once, on a target with the rows of all; it answers each organization's share. */
export type VerbOfAll<I, O> = Verb<readonly Asked<I>[], O[]>

export const getOfAll: VerbOfAll<readonly Row[], (Row | undefined)[]> = async (session, target, asked) =>
  shares(asked, await get(session, target, ownedRows(asked)))

export const insertOfAll: VerbOfAll<readonly Row[], boolean[]> = async (session, target, asked) =>
  shares(asked, await insert(session, target, ownedRows(asked)))

export const upsertOfAll: VerbOfAll<readonly Row[], Row[]> = async (session, target, asked) =>
  shares(asked, await upsert(session, target, ownedRows(asked)))

export const mergeOfAll: VerbOfAll<readonly Row[], void> = async (session, target, asked) => {
  await merge(session, target, ownedRows(asked))
  return asked.map(() => undefined)
}

/** Lookups by the values of one and the same column. */
export const lookUpOfAll: VerbOfAll<Find<Row>, Row[]> = async (session, target, asked) => {
  const lookups = asked.map(({ organizationId, input }) => ({ organizationId, ...lookupOf(input.where) }))
  const column = lookups[0]?.column ?? ''
  const wanted = lookups.flatMap(({ organizationId, values = [] }) =>
    values.map((value) => ({ organization_id: organizationId, [column]: value }))
  )
  const columns = asked[0]?.input.columns
  const rows = await findByValues(session, target, ['organization_id', column], wanted, columns && ['organization_id', ...columns])
  const byOrganization = new Map(asked.map(({ organizationId }): [unknown, Row[]] => [organizationId, []]))
  for (const { organization_id, ...row } of rows) byOrganization.get(organization_id)?.push(row)
  return [...byOrganization.values()]
}

function ownedRows(asked: readonly Asked<readonly Row[]>[]): Row[] {
  return asked.flatMap(({ organizationId, input }) => input.map((row) => ({ organization_id: organizationId, ...row })))
}

/** Divides the answers for all rows among the organizations that asked. */
function shares<T>(asked: readonly Asked<readonly Row[]>[], answers: readonly T[]): T[][] {
  let start = 0
  return asked.map(({ input }) => {
    const share = answers.slice(start, start + input.length).map(withoutOwner)
    start += input.length
    return share
  })
}

function withoutOwner<T>(answer: T): T {
  if (typeof answer === 'object' && answer !== null) Reflect.deleteProperty(answer, 'organization_id')
  return answer
}
