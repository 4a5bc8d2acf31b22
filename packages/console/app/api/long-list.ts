import { keepPreviousData, type QueryKey, skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'

export interface PageOfRows<Row> {
  items: Row[]
  pagination: { nextCursor: string | null; total?: number | undefined }
}

/** A list that may be read from any of its cursors on, in pages of `size` rows. */
export interface Pages<Row> {
  key: QueryKey
  size: number
  read(cursor: string | undefined, signal: AbortSignal): Promise<PageOfRows<Row>>
  /** It is not known yet what is read: nothing is, until it is. */
  isHeld?: boolean
}

/** What a page shows of a long list. A row that is not read yet, or not any more, is undefined. */
export interface LongList<Row> {
  /** Rows whose place is known; undefined before the first are there. */
  count: number | undefined
  total: number | undefined
  rowAt(index: number): Row | undefined
  /** The rows that are held: the same array as long as they are the same. */
  held: readonly Row[]
  /** Says which rows are in view: they are read. */
  show(first: number, last: number): void
  error: unknown
  isPending: boolean
  /** Rows of before are shown, until those that were asked for are there. */
  isOfBefore: boolean
  refetch(): unknown
}

/** Pages that are held beside those in view: going back to a list finds them. */
const mostKept = 20
/** Rows before and behind those in view that are read with them. */
const margin = 60

/**
 * A list of any length, of which only the pages around those in view are held; of the others a cursor is, so that scrolling back, or coming back from another
 * page, reads them again at their place. A page that ends elsewhere than before moves where the next one begins.
 */
export function useLongList<Row>({ key, size, read, isHeld = false }: Pages<Row>): LongList<Row> {
  const queries = useQueryClient()
  const cursorsKey = [...key, 'cursors']
  const { data: cursors = [null] } = useQuery<(string | null)[]>({ queryKey: cursorsKey, queryFn: skipToken, initialData: [null] })
  const [inView, setInView] = useState<readonly [first: number, last: number]>([0, 0])
  const pageQuery = (cursor: string | null) => ({
    queryKey: [...key, 'page', cursor],
    queryFn: ({ signal }: { signal: AbortSignal }) => read(cursor ?? undefined, signal)
  })
  const first = useQuery({ ...pageQuery(null), placeholderData: keepPreviousData, enabled: !isHeld })
  const isOfBefore = first.isPlaceholderData
  const from = Math.max(1, inView[0])
  const to = isOfBefore ? 0 : Math.min(inView[1], cursors.length - 1)
  const later = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  const others = useQueries({ queries: later.map((page) => pageQuery(cursors[page] ?? null)) })
  const pages = new Map([[0, first.data], ...later.map((page, at) => [page, others[at]?.data] as const)])

  const ends = isOfBefore ? [] : [...pages].flatMap(([page, data]) => (data ? [[page, data.pagination.nextCursor] as const] : []))
  const said = JSON.stringify(ends)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what pages say of those behind them is all that counts
  useEffect(() => {
    queries.setQueryData<(string | null)[]>(cursorsKey, (known = [null]) => ends.reduce(withEnd, known))
  }, [said])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is out of view is let go of when another part comes into it
  useEffect(() => {
    const idle = queries.getQueryCache().findAll({ queryKey: [...key, 'page'], type: 'inactive' })
    const old = idle.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).slice(mostKept)
    for (const query of old) queries.getQueryCache().remove(query)
  }, [from, to])

  const show = useCallback(
    (firstRow: number, lastRow: number) => {
      const next = [Math.floor(Math.max(0, firstRow - margin) / size), Math.floor((lastRow + margin) / size)] as const
      setInView((before) => (before[0] === next[0] && before[1] === next[1] ? before : next))
    },
    [size]
  )
  const total = first.data?.pagination.total
  const lastPage = pages.get(cursors.length - 1)
  const known = isOfBefore ? first.data?.items.length : (cursors.length - 1) * size + (lastPage ? lastPage.items.length : size)
  return {
    count: first.data && Math.min(known ?? 0, total ?? Number.POSITIVE_INFINITY),
    total,
    rowAt: (index) => pages.get(Math.floor(index / size))?.items[index % size],
    held: useFlat([...pages.values()].flatMap((data) => (data ? [data.items] : []))),
    show,
    error: first.error ?? others.find(({ error }) => error)?.error ?? null,
    isPending: first.isPending,
    isOfBefore,
    refetch: () => queries.refetchQueries({ queryKey: [...key, 'page'], type: 'active' })
  }
}

/** Several lists as one: the same array as long as the lists are the same. */
function useFlat<Row>(lists: Row[][]): readonly Row[] {
  const kept = useRef({ lists, rows: lists.flat() })
  const before = kept.current.lists
  const isSame = lists.length === before.length && lists.every((list, index) => list === before[index])
  if (!isSame) kept.current = { lists, rows: lists.flat() }
  return kept.current.rows
}

/** The cursors with where this page ends; the same array where that was known. */
function withEnd(cursors: (string | null)[], [page, next]: readonly [number, string | null]): (string | null)[] {
  if (next === null) return cursors.length > page + 1 ? cursors.slice(0, page + 1) : cursors
  return cursors[page + 1] === next ? cursors : [...cursors.slice(0, page + 1), next, ...cursors.slice(page + 2)]
}
