import type { Rows } from '../../storage/index.js'
import { hint, invalidInput } from '../../validation/index.js'
import { fieldTest } from './field-test.js'
import { type ListField, listFields, operatorsOfField } from './fields.js'
import type { AnyWhere, FilterPlace } from './filter-place.js'
import type { FilterCondition, ListFilter, ListSubject } from './filter-shape.js'
import { requireKnownIds } from './known-ids.js'

/** All conditions together: more cannot be read by anybody. */
const maxConditions = 50

/**
 * What a filter means for the rows of its table. Throws INVALID_TOOL_INPUT naming the part that is wrong and what is allowed there.
 *
 * @example await filterWhere(store, 'customers', { match: 'all', conditions: [{ field: 'health', op: 'lt', value: 50 }] }, { now })
 */
export async function filterWhere(
  rows: Rows<'organization'>,
  subject: ListSubject,
  filter: ListFilter,
  place: FilterPlace,
  path = 'filter'
): Promise<AnyWhere> {
  const where = readFilter(subject, filter, place, path)
  await requireKnownIds(rows, subject, filter, path)
  return where
}

/** The same for a filter that is stored: a member or a segment that is gone by now matches nobody. */
export function readFilter(subject: ListSubject, filter: ListFilter, place: FilterPlace, path = 'filter'): AnyWhere {
  let count = 0
  const read = (part: ListFilter['conditions'][number], at: string): AnyWhere => {
    if ('conditions' in part)
      return joined(
        part.match,
        part.conditions.map((each, index) => read(each, `${at}.conditions[${index}]`))
      )
    if (++count > maxConditions) throw invalidInput(path, `must have at most ${maxConditions} conditions`)
    return conditionWhere(subject, part, place, at)
  }
  const parts = filter.conditions.map((part, index) => read(part, `${path}.conditions[${index}]`))
  return parts.length === 0 ? {} : joined(filter.match, parts)
}

const joined = (match: 'all' | 'any', parts: AnyWhere[]): AnyWhere => (match === 'all' ? { all: parts } : { any: parts })

function conditionWhere(subject: ListSubject, condition: FilterCondition, place: FilterPlace, path: string): AnyWhere {
  const field = fieldOf(subject, condition.field, path)
  const operators = operatorsOfField(field)
  if (!operators.includes(condition.op)) {
    throw invalidInput(`${path}.op`, `must be one of ${operators.join(', ')} for the field ${condition.field}`)
  }
  return fieldTest(field, condition, place, `${path}.value`)
}

/** A field of a list by its name. Throws INVALID_TOOL_INPUT that names the fields that there are. */
function fieldOf(subject: ListSubject, name: string, path: string): ListField {
  const fields = listFields[subject]
  if (Object.hasOwn(fields, name) && fields[name]) return fields[name]
  if (name.startsWith('trait:') && name.length > 6) return { kind: 'trait', column: 'traits' }
  const names = Object.keys(fields)
  throw invalidInput(`${path}.field`, `must be one of ${names.join(', ')}, or trait:<name>${hint(name, names)}`)
}
