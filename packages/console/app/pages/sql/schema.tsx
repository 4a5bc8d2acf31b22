import type { ToolOutputs } from '@rapport/client/session'
import { t } from '../../texts/catalogue'
import { Reading } from '../../ui/states'

type SchemaAnswer = ToolOutputs['svc_schema']

/** What can be asked: each view with its columns, and queries to begin with. */
export function Schema({
  query,
  onPick
}: {
  query: { data: SchemaAnswer | undefined; error: unknown; isPending: boolean; refetch(): unknown }
  onPick(sql: string): void
}) {
  return (
    <aside className="schema" aria-label={t('sql.views')}>
      <Reading query={query} rows={8}>
        {(answer) => {
          const views = 'views' in answer ? answer.views : [answer]
          return (
            <>
              {views.map(({ name, description, columns, exampleQueries }) => (
                <details key={name}>
                  <summary>
                    <code>{name}</code>
                  </summary>
                  <p className="soft">{description}</p>
                  <ul className="schema-columns">
                    {columns.map((column) => (
                      <li key={column.name} title={column.description}>
                        <code>{column.name}</code>
                        <span className="soft">{column.type}</span>
                      </li>
                    ))}
                  </ul>
                  {exampleQueries.map((sql) => (
                    <button key={sql} type="button" className="example" onClick={() => onPick(sql)}>
                      <code>{sql}</code>
                    </button>
                  ))}
                </details>
              ))}
            </>
          )
        }}
      </Reading>
    </aside>
  )
}
