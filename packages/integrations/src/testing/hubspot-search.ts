import { type Fields, fieldsOf, itemsOf, listOf, textOf } from '../json-fields.js'

/** A record that a search of HubSpot's looks at. */
interface Searched {
  properties: Readonly<Record<string, string | null>>
}

/** The records that a search of HubSpot's finds, in its order: any of its groups of filters has to fit, with all of its filters. */
export function searched<R extends Searched>(records: readonly R[], { filterGroups, sorts }: Fields): R[] {
  const groups = listOf(filterGroups).map(({ filters }) => listOf(filters))
  const found = records.filter(
    ({ properties }) => groups.length === 0 || groups.some((filters) => filters.every((each) => fits(each, properties)))
  )
  const { propertyName, direction } = fieldsOf(itemsOf(sorts)[0]) ?? {}
  const name = textOf(propertyName)
  if (name === undefined) return found
  const sign = direction === 'DESCENDING' ? -1 : 1
  return found.sort((one, other) => sign * (rank(one.properties[name]) - rank(other.properties[name])))
}

function fits({ propertyName, operator, value }: Fields, properties: Searched['properties']): boolean {
  const own = properties[textOf(propertyName) ?? '']
  if (own === undefined || own === null || own === '') return false
  const left = rank(own)
  const right = rank(String(value))
  switch (operator) {
    case 'GTE':
      return left >= right
    case 'GT':
      return left > right
    case 'LTE':
      return left <= right
    case 'LT':
      return left < right
    default:
      return left === right
  }
}

/** Numbers and times by their values. */
function rank(text: string | null | undefined): number {
  return /^\d+$/.test(text ?? '') ? Number(text) : Date.parse(text ?? '')
}
