import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { base } from './base'
import { useMay } from './session'

/** What the server says changed: `customerIds` is null when too many did to name them. */
export interface Hint {
  kinds: string[]
  customerIds: string[] | null
}

const Live = createContext<{ hints: readonly Hint[]; clear(): void }>({ hints: [], clear: () => undefined })

const mostHints = 200

/** Hears what changes on the server. Nothing that is on the screen moves by itself: pages show how much is new, and whoever looks takes it. */
export function LiveHints({ children }: { children: ReactNode }) {
  const [hints, setHints] = useState<readonly Hint[]>([])
  const mayRead = useMay('customer_intelligence:read')
  useEffect(() => {
    if (!mayRead) return
    const stream = new EventSource(`${base}/api/live`)
    stream.onmessage = ({ data }) => {
      const hint: Hint = JSON.parse(String(data))
      setHints((before) => [...before.slice(1 - mostHints), hint])
    }
    return () => stream.close()
  }, [mayRead])
  const clear = useCallback(() => setHints([]), [])
  const value = useMemo(() => ({ hints, clear }), [hints, clear])
  return <Live value={value}>{children}</Live>
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
