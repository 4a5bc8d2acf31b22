import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { useQuery } from '@tanstack/react-query'
import { viewsQuery } from '../../api/lists'

export type Subject = MethodInputs['segments.create']['subject']
export type Filter = MethodInputs['segments.create']['filter']
export type Part = Filter['conditions'][number]
export type Condition = Extract<Part, { field: string }>
export type View = MethodOutputs['views.create']

/** What the address of a list says. */
export interface ListAddress {
  q?: string | undefined
  view?: string | undefined
  /** A filter as JSON. */
  filter?: string | undefined
  /** Columns, with commas between. */
  columns?: string | undefined
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
}

/** A list as it is shown: by its address, and by the view that the address names. */
export interface Arranged {
  view: View | undefined
  filter: Filter
  q: string
  columns: readonly string[]
  sort: string
  order: 'asc' | 'desc'
  /** Its view is being read. */
  isReading: boolean
  /** Its address names a view that is not there any more, or that is somebody else's. */
  isGone: boolean
  /** Whether it is arranged otherwise than its view. */
  isChanged: boolean
}

const noFilter: Filter = { match: 'all', conditions: [] }

/** The view that stands for the accounts of whoever looks; nobody has saved it. */
export const mine = 'mine'
const ofMine: NonNullable<View['definition']['filter']> = { match: 'all', conditions: [{ field: 'owner', op: 'is', value: 'me' }] }

/** A filter of an address; undefined for what is none. The server checks what its conditions say. */
function readFilter(text: string | undefined): Filter | undefined {
  if (text === undefined) return undefined
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read !== 'object' || read === null || !('conditions' in read) || !Array.isArray(read.conditions)) return undefined
    return read as Filter
  } catch {
    return undefined
  }
}

/** Reads a list's address. `usual` is how the list is arranged where nobody says otherwise. */
export function useArranged(subject: Subject, address: ListAddress, usual: readonly string[]): Arranged {
  const isSaved = address.view !== undefined && address.view !== mine
  const views = useQuery({ ...viewsQuery(subject), enabled: isSaved })
  const view = isSaved ? views.data?.find(({ id }) => id === address.view) : undefined
  const definition: View['definition'] = view?.definition ?? (address.view === mine ? { filter: ofMine } : {})
  const sort = address.sort ?? definition.orderBy ?? 'last_activity'
  const usualOrder = definition.orderBy === sort ? definition.orderDirection : undefined
  return {
    view,
    isReading: isSaved && views.isPending,
    isGone: isSaved && views.data !== undefined && view === undefined,
    filter: readFilter(address.filter) ?? definition.filter ?? noFilter,
    q: address.q ?? definition.search ?? '',
    columns: address.columns?.split(',').filter(Boolean) ?? definition.columns ?? usual,
    sort,
    order: address.order ?? usualOrder ?? (sort === 'name' || sort === 'email' ? 'asc' : 'desc'),
    isChanged: [address.q, address.filter, address.columns, address.sort, address.order].some((each) => each !== undefined)
  }
}

/** What a view or a file of the list as it stands is asked for. */
export const selectionOf = ({ filter, q, sort, order }: Arranged) => ({
  ...(filter.conditions.length > 0 && { filter }),
  ...(q !== '' && { search: q }),
  orderBy: sort,
  orderDirection: order
})

export const definitionOf = (arranged: Arranged) => ({ ...selectionOf(arranged), columns: [...arranged.columns] })

/** The filter with the conditions of a field put in place of those that it has; without a value they are taken away. */
export function withField(filter: Filter, field: string, condition: Condition | undefined): Filter {
  const others = filter.conditions.filter((part) => !('field' in part) || part.field !== field)
  return { ...filter, conditions: condition ? [...others, condition] : others }
}

/** The value of the one plain condition on a field, for a choice that shows it. */
export function chosenOf(filter: Filter, field: string, op: string): string {
  const found = filter.conditions.filter((part): part is Condition => 'field' in part && part.field === field)
  const [only] = found
  return found.length === 1 && only?.op === op && !Array.isArray(only.value) ? String(only.value ?? '') : ''
}
