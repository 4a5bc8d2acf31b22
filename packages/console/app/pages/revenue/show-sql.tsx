import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'

/** The same figures as a statement, which runs on the page SQL. */
export function ShowSql({ sql }: { sql: string }) {
  const [isShown, setShown] = useState(false)
  const mayRun = useMay('analytics:read')
  return (
    <div className="revenue-sql">
      <button type="button" className="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'revenue.hideSql' : 'revenue.showSql')}
      </button>
      {isShown && (
        <>
          <p className="help">{t('revenue.sqlHelp')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
          <pre tabIndex={0}>
            <code>{sql}</code>
          </pre>
          {mayRun && (
            <Link to="/sql" search={{ q: sql }}>
              {t('revenue.runSql')}
            </Link>
          )}
        </>
      )}
    </div>
  )
}
