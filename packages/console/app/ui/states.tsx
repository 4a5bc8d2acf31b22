import { RapportError } from '@rapport/client/session'
import { type ReactNode, useEffect, useState } from 'react'
import { t } from '../texts/catalogue'
import { TextOf } from '../texts/text-of'
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
export function Loading({ rows = 6, label }: { rows?: number; label?: string }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="loading" role="status" aria-label={label ?? t('ui.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <span className="bone" key={row} />
      ))}
      {isSlow && <p className="soft slow">{t('ui.loadingSlow')}</p>}
    </div>
  )
}

/** What takes more than five seconds shows that it goes on, and for how long it has. */
export function StillWorking({ isBusy }: { isBusy: boolean }) {
  return (
    <div role="status" className="still-working">
      {isBusy && <Elapsed />}
    </div>
  )
}

const quietSeconds = 5

function Elapsed() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  if (seconds < quietSeconds) return null
  return (
    <>
      <progress aria-label={t('ui.working')} />
      {/* The whole text is read out once, and not with every second. */}
      <p className="soft slow" aria-live="off">
        {t('ui.stillWorking', { seconds })}
      </p>
    </>
  )
}

interface Advice {
  title: string
  text: string
}

/** What went wrong, in words of who looks, and what can be done. */
export function adviceOf(error: unknown): Advice {
  if (!(error instanceof RapportError))
    return { title: t('failures.page'), text: error instanceof Error ? error.message : t('failures.reload') }
  const { status, code, message, retryAfterSeconds } = error
  if (code === 'CONNECTION_FAILED') return { title: t('failures.unreachable'), text: t('failures.unreachableWhy') }
  if (status === 401) return { title: t('failures.signedOut'), text: t('failures.signedOutWhy') }
  if (status === 403) return { title: t('failures.forbidden'), text: message }
  if (status === 404) return { title: t('failures.gone'), text: message }
  if (status === 429) {
    const text = retryAfterSeconds === undefined ? t('failures.tooManySoon') : t('failures.tooManyWhy', { count: retryAfterSeconds })
    return { title: t('failures.tooMany'), text }
  }
  if (status === 503) return { title: t('failures.unavailable'), text: message }
  return { title: t('failures.failed'), text: message }
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
          {t('ui.tryAgain')}
        </button>
      )}
      {requestId && (
        <p className="request-id">
          <TextOf of="ui.request" values={{ id: <code>{requestId}</code> }} />
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
      {query.isFetchingNextPage ? t('ui.loadingMore') : t('ui.showMore')}
    </button>
  )
}
