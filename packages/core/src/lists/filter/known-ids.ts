import { members } from '../../members/tables/index.js'
import { segments } from '../../segments/tables/index.js'
import type { Rows } from '../../storage/index.js'
import { invalidInput } from '../../validation/index.js'
import { isUuid } from '../../values/index.js'
import type { FilterCondition, ListFilter, ListSubject } from './filter-shape.js'

/** Every condition of a filter, with where it stands. */
export function conditionsOf(filter: ListFilter, path: string): { condition: FilterCondition; path: string }[] {
  return filter.conditions.flatMap((part, index) => {
    const at = `${path}.conditions[${index}]`
    if (!('conditions' in part)) return [{ condition: part, path: at }]
    return part.conditions.map((condition, inner) => ({ condition, path: `${at}.conditions[${inner}]` }))
  })
}

/** Throws INVALID_TOOL_INPUT for a member or a segment that there is not. */
export async function requireKnownIds(rows: Rows<'organization'>, subject: ListSubject, filter: ListFilter, path: string): Promise<void> {
  const all = conditionsOf(filter, path)
  const named = (field: string) =>
    all
      .filter(({ condition }) => condition.field === field && condition.value !== undefined)
      .flatMap(({ condition, path: at }) => [condition.value].flat().map((id) => ({ id: String(id), at: `${at}.value` })))
  const owners = subject === 'customers' ? named('owner').filter(({ id }) => id !== 'me') : []
  if (owners.length > 0) {
    const found = await rows.find(members, { where: { id: { in: owners.map(({ id }) => id) } }, columns: ['id'] })
    const known = new Set(found.map(({ id }) => id))
    const missing = owners.find(({ id }) => !known.has(id))
    if (missing) throw invalidInput(missing.at, `must be the id of a member, or me: no member has the id ${JSON.stringify(missing.id)}`)
  }
  const wanted = named('segment')
  if (wanted.length === 0) return
  const ids = wanted.map(({ id }) => id).filter(isUuid)
  const found = await rows.find(segments, { where: { id: { in: ids }, archived_at: { isNull: true } }, columns: ['id', 'subject'] })
  const known = new Set(found.filter((segment) => segment.subject === subject).map(({ id }) => id))
  const missing = wanted.find(({ id }) => !known.has(id))
  if (missing) throw invalidInput(missing.at, `must be the id of a segment of ${subject}: none has the id ${JSON.stringify(missing.id)}`)
}
