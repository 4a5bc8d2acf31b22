import { RapportError } from '@rapport/client/session'
import { type ReactNode, useEffect, useState } from 'react'
import './states.css'

/** Nothing is here: why, and what to do about it. */
export function Empty({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="state">
      <p className="state-title">{title}</p>
      {children && <div className="state-text">{children}</div>}
      {action}
    </div>
  )
}

const slowMilliseconds = 4000

/** What is being read, in the shape that it will have; after some seconds it says that it is still at it. */
export function Loading({ rows = 6, label = 'Loading' }: { rows?: number; label?: string }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="loading" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <span className="bone" key={row} />
      ))}
      {isSlow && <p className="soft slow">This takes longer than usual. It goes on; you can stay, or come back later.</p>}
    </div>
  )
}

interface Advice {
  title: string
  text: string
}

/** What went wrong, in words of who looks, and what can be done. */
export function adviceOf(error: unknown): Advice {
  if (!(error instanceof RapportError))
    return { title: 'This page has failed', text: error instanceof Error ? error.message : 'Load the page again.' }
  const { status, code, message, retryAfterSeconds } = error
  if (code === 'CONNECTION_FAILED')
    return { title: 'The server cannot be reached', text: 'It may be restarting, or the network is down. What you see may be old.' }
  if (status === 401) return { title: 'You are signed out', text: 'Sign in again to go on where you were.' }
  if (status === 403) return { title: 'Your key may not see this', text: message }
  if (status === 404) return { title: 'This is not there any more', text: message }
  if (status === 429) return { title: 'Too much at once', text: `Try again in ${retryAfterSeconds ?? 'a few'} seconds.` }
  if (status === 503) return { title: 'Not available now', text: message }
  return { title: 'That did not work', text: message }
}

/** An error with what to do, and the id that finds it in the server's log. */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  const { title, text } = adviceOf(error)
  const requestId = error instanceof RapportError ? error.requestId : undefined
  return (
    <div className="state failure" role="alert">
      <p className="state-title">{title}</p>
      <p className="state-text">{text}</p>
      {retry && (
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
      )}
      {requestId && (
        <p className="request-id">
          Request <code>{requestId}</code>
        </p>
      )}
    </div>
  )
}

/** What every read has: it loads, fails, or is there. */
export function Reading<T>({
  query,
  rows,
  children
}: {
  query: { data: T | undefined; error: unknown; isPending: boolean; refetch(): unknown }
  rows?: number
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <Failure error={query.error} retry={() => void query.refetch()} />
  return <Loading {...(rows !== undefined && { rows })} />
}

/** The next page of a list, where there is one. */
export function More({ query }: { query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown } }) {
  if (!query.hasNextPage) return null
  return (
    <button type="button" className="button more" onClick={() => void query.fetchNextPage()} disabled={query.isFetchingNextPage}>
      {query.isFetchingNextPage ? 'Loading…' : 'Show more'}
    </button>
  )
}
