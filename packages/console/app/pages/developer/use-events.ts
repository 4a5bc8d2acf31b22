import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { type ArrivedEvent, recentEventsQuery } from '../../api/developer'
import { useArrivals } from '../../api/live'

/** Rows that are kept: a page that is open all day must not grow. */
const maxKept = 200

export interface EventFilter {
  name?: string | undefined
  person?: string | undefined
  kind?: string | undefined
}

/** Events as they arrive, before those that had arrived already. While it is paused nothing moves, and what arrives is counted. */
export function useEvents(filter: EventFilter, isPaused: boolean) {
  const [arrived, setArrived] = useState<readonly ArrivedEvent[]>([])
  const [held, setHeld] = useState<readonly ArrivedEvent[]>([])
  const [missed, setMissed] = useState(0)
  const recent = useQuery(recentEventsQuery(undefined))
  // Of one name there is more to read than of all.
  const named = useQuery({ ...recentEventsQuery(filter.name), enabled: filter.name !== undefined })
  useArrivals(({ events, more }) => {
    if (isPaused) return setHeld((before) => newest([...events, ...before]))
    setArrived((before) => newest([...events, ...before]))
    setMissed((before) => before + more)
  })
  const resume = useCallback(() => {
    setArrived((before) => newest([...held, ...before]))
    setHeld([])
  }, [held])
  const all = useMemo(
    () => newest([...arrived, ...(recent.data ?? []), ...(named.data ?? [])], 2 * maxKept),
    [arrived, recent.data, named.data]
  )
  const shown = useMemo(() => all.filter((event) => isLike(event, filter)), [all, filter])
  return { recent, all, shown, held: held.length, missed, resume }
}

/** Each event once, the newest first. */
function newest(events: readonly ArrivedEvent[], limit = maxKept): ArrivedEvent[] {
  const once = new Map<string, ArrivedEvent>()
  for (const event of events) if (!once.has(event.id)) once.set(event.id, event)
  return [...once.values()].sort((a, b) => (a.receivedAt < b.receivedAt ? 1 : a.receivedAt > b.receivedAt ? -1 : 0)).slice(0, limit)
}

function isLike({ name, type, person, visitorId }: ArrivedEvent, filter: EventFilter): boolean {
  const has = (wanted: string, ...texts: (string | null | undefined)[]) =>
    texts.some((text) => text?.toLowerCase().includes(wanted.toLowerCase()))
  return (
    (filter.name === undefined || has(filter.name, name)) &&
    (filter.kind === undefined || type === filter.kind) &&
    (filter.person === undefined || has(filter.person, person?.name, person?.email, person?.userId, visitorId))
  )
}
