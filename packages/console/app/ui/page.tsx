import { type ReactNode, useEffect } from 'react'
import { useNews } from '../api/live'
import { t } from '../texts/catalogue'
import './list.css'

/** A page: its title, what can be done, what is new, and its content. */
export function Page({
  title,
  heading,
  actions,
  customerId,
  isWide,
  children
}: {
  title: string
  heading?: ReactNode
  actions?: ReactNode
  /** A page of one customer hears of that customer alone. */
  customerId?: string
  isWide?: boolean
  children: ReactNode
}) {
  useEffect(() => {
    document.title = t('shell.pageTitle', { title })
  }, [title])
  return (
    <div className={isWide ? 'page wide' : 'page'}>
      <header className="page-head">
        {heading ?? <h1>{title}</h1>}
        <div className="page-actions">
          <News {...(customerId !== undefined && { customerId })} />
          {actions}
        </div>
      </header>
      {children}
    </div>
  )
}

/** New rows wait behind this: nothing moves under the cursor. */
function News({ customerId }: { customerId?: string }) {
  const { count, take } = useNews(customerId)
  return (
    <span role="status" className="news">
      {count > 0 && (
        <button type="button" className="button small" onClick={take}>
          {t(customerId === undefined ? 'ui.newCustomers' : 'ui.newChanges', { count })}
        </button>
      )}
    </span>
  )
}

/** A part of a page with a title of its own. */
export function Section({ title, aside, children, id }: { title: string; aside?: ReactNode; children: ReactNode; id?: string }) {
  return (
    <section className="section" aria-label={title} {...(id && { id })}>
      <div className="section-head">
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
