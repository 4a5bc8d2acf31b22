import type { IngestIssue } from '../../api/developer'
import { t } from '../../texts/catalogue'
import { words } from '../../ui/format'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'

const tones: Record<IngestIssue['kind'], string> = { refused: 'bad', clamped: 'warn', cut: 'warn', undeclared: 'warn', changed: 'quiet' }

type Query = Parameters<typeof Reading<IngestIssue[]>>[0]['query']

/** Why events of the last day were refused, or stored in another form, and what to do about it. */
export function Issues({ query }: { query: Query }) {
  return (
    <Reading query={query} rows={4}>
      {(issues) =>
        issues.length === 0 ? (
          <Empty title={t('developer.issues.none')}>{t('developer.issues.noneWhy')}</Empty>
        ) : (
          <ul className="list">
            {issues.map(({ kind, eventType, field, message, hint, count, lastAt, sample }) => (
              <li className="list-row issue" key={`${kind} ${eventType} ${field} ${message}`}>
                <Badge of={tones[kind]} label={t(`developer.issues.kinds.${kind}`)} />
                <span className="list-main">
                  <span>
                    {eventType !== null && `${words(eventType)}: `}
                    {field !== '' && (
                      <>
                        <code>{field}</code>{' '}
                      </>
                    )}
                    <Said>{message}</Said>
                  </span>
                  <span className="soft">{hint}</span>
                  {Object.keys(sample).length > 0 && (
                    <span className="soft">
                      {t('developer.issues.last')}{' '}
                      <code>
                        {Object.entries(sample)
                          .map(([name, value]) => `${name}: ${String(value)}`)
                          .join(', ')}
                      </code>
                    </span>
                  )}
                </span>
                <span className="list-when soft">
                  {t('developer.issues.times', { count })}
                  <br />
                  <When at={lastAt} />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Reading>
  )
}
