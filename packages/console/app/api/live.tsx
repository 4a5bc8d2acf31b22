import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { t } from '../texts/catalogue'
import { base } from './base'
import type { ArrivedEvent } from './developer'
import { useMay } from './session'

/** What the server says changed: `customerIds` is null when too many did to name them. */
export interface Hint {
  kinds: string[]
  customerIds: string[] | null
}

interface LiveState {
  hints: readonly Hint[]
  /** The server has been away for a moment: what is shown may be old. */
  isAway: boolean
  clear(): void
  /** Calls with the events that arrive, until what it answers is called. */
  hearArrivals(hear: HearArrivals): () => void
}

/** What arrived in the last second: the newest events, and how many more there were. */
type HearArrivals = (arrival: { events: ArrivedEvent[]; more: number }) => void

const Live = createContext<LiveState>({ hints: [], isAway: false, clear: () => undefined, hearArrivals: () => () => undefined })

const mostHints = 200
const againMilliseconds = 3000
/** A stream that breaks off and is there again at once is nothing to speak of. */
const patienceMilliseconds = 1500

/** Hears what changes on the server. Nothing that is on the screen moves by itself: pages show how much is new, and whoever looks takes it. */
export function LiveHints({ children }: { children: ReactNode }) {
  const [hints, setHints] = useState<readonly Hint[]>([])
  const [isAway, setAway] = useState(false)
  const mayRead = useMay('customer_intelligence:read')
  const queries = useQueryClient()
  const hearers = useRef(new Set<HearArrivals>())
  const [wantsArrivals, setWantsArrivals] = useState(false)
  const hearArrivals = useCallback((hear: HearArrivals) => {
    hearers.current.add(hear)
    setWantsArrivals(true)
    return () => {
      hearers.current.delete(hear)
      setWantsArrivals(hearers.current.size > 0)
    }
  }, [])
  useEffect(() => {
    if (!mayRead) return
    let stream: EventSource
    let again: ReturnType<typeof setTimeout> | undefined
    let patience: ReturnType<typeof setTimeout> | undefined
    let wasAway = false
    const open = () => {
      // One stream for both: browsers open few connections to a server.
      stream = new EventSource(`${base}/api/live${wantsArrivals ? '?events=1' : ''}`)
      stream.addEventListener('arrival', ({ data }) => {
        const arrival: Parameters<HearArrivals>[0] = JSON.parse(String(data))
        for (const hear of hearers.current) hear(arrival)
      })
      stream.onmessage = ({ data }) => {
        const hint: Hint = JSON.parse(String(data))
        setHints((before) => [...before.slice(1 - mostHints), hint])
      }
      stream.onopen = () => {
        clearTimeout(patience)
        patience = undefined
        setAway(false)
        // What failed meanwhile, and what changed, is read again; the session may be another one.
        if (wasAway) void queries.invalidateQueries()
        wasAway = false
      }
      stream.onerror = () => {
        wasAway = true
        patience ??= setTimeout(() => setAway(true), patienceMilliseconds)
        // A server that refuses ends the stream for good: either nobody is signed in, or it is about to be there again.
        if (stream.readyState !== EventSource.CLOSED) return
        void queries.invalidateQueries({ queryKey: ['session'] })
        again = setTimeout(open, againMilliseconds)
      }
    }
    open()
    return () => {
      stream.close()
      clearTimeout(again)
      clearTimeout(patience)
    }
  }, [mayRead, queries, wantsArrivals])
  const clear = useCallback(() => setHints([]), [])
  const value = useMemo(() => ({ hints, isAway, clear, hearArrivals }), [hints, isAway, clear, hearArrivals])
  return <Live value={value}>{children}</Live>
}

/** Says that the network or the server is away, until it is there again. */
export function Away() {
  const { isAway } = useContext(Live)
  const isOffline = useOffline()
  return (
    <div role="status" className="away">
      {(isOffline || isAway) && <p>{isOffline ? t('shell.offline') : t('shell.away')}</p>}
    </div>
  )
}

/** Whether the browser has no network. What failed meanwhile is read again once it has one, also by those who hear of no changes. */
function useOffline(): boolean {
  const queries = useQueryClient()
  useEffect(() => {
    const back = () => void queries.invalidateQueries()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [queries])
  return useSyncExternalStore(hearOfNetwork, () => !navigator.onLine)
}

function hearOfNetwork(told: () => void): () => void {
  addEventListener('online', told)
  addEventListener('offline', told)
  return () => {
    removeEventListener('online', told)
    removeEventListener('offline', told)
  }
}

/** Calls with the events that arrive while the page is there and wants them. */
export function useArrivals(hear: HearArrivals, isOn = true): void {
  const { hearArrivals } = useContext(Live)
  const newest = useRef(hear)
  newest.current = hear
  useEffect(() => {
    if (!isOn) return
    const stop = hearArrivals((arrival) => newest.current(arrival))
    return () => stop()
  }, [hearArrivals, isOn])
}

/** How many customers have something new since what is shown was read, and what shows it. With an id only that customer counts. */
export function useNews(customerId?: string): { count: number; take(): void } {
  const { hints, clear } = useContext(Live)
  const queries = useQueryClient()
  const concerned = hints.filter(({ customerIds }) => customerId === undefined || customerIds === null || customerIds.includes(customerId))
  const customers = new Set(concerned.flatMap(({ customerIds }) => customerIds ?? []))
  const count = customerId === undefined ? Math.max(customers.size, concerned.length > 0 ? 1 : 0) : concerned.length
  const take = () => {
    clear()
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
  }
  return { count, take }
}
