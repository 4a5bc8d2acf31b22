import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client'
import { queryVersionsQuery, type SavedQuery } from '../../api/dashboards'
import { t } from '../../texts/catalogue'
import { Dialog } from '../../ui/dialog'
import { Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

/** The history of a saved query, and its end. */
export function SavedPanel({
  query,
  onRestored,
  onRemoved,
  onClose
}: {
  query: SavedQuery
  onRestored(): void
  onRemoved(): void
  onClose(): void
}) {
  const { id, name, version } = query
  const versions = useQuery(queryVersionsQuery(id))
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const refresh = () => queries.invalidateQueries({ queryKey: ['queries'] })
  const restore = useMutation({
    mutationFn: (earlier: number) => client.queries.restoreVersion(id, { version, earlier }),
    onSuccess: async (_, earlier) => {
      await refresh()
      done(t('sql.versionRestored', { version: earlier }))
      onRestored()
    },
    onError: failed
  })
  const remove = useMutation({
    mutationFn: () => client.queries.archive(id),
    onSuccess: async () => {
      await refresh()
      onRemoved()
      done(t('sql.removed', { name }), async () => {
        await client.queries.restore(id)
        await refresh()
      })
    },
    onError: failed
  })
  return (
    <Dialog kind="side" title={name} onClose={onClose}>
      <h3>{t('sql.history')}</h3>
      <Reading query={versions} rows={4}>
        {(all) => (
          <ul className="list">
            {all.map((each) => (
              <li className="list-row" key={each.version}>
                <span className="list-main">
                  <span>
                    {t('sql.version', { version: each.version })} <When at={each.savedAt} />
                  </span>
                  <code className="list-under">
                    <Said>{each.sql}</Said>
                  </code>
                </span>
                {each.version !== version && (
                  <button type="button" className="button" disabled={restore.isPending} onClick={() => restore.mutate(each.version)}>
                    {t('sql.restore')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Reading>
      <div className="dialog-actions">
        <button type="button" className="button" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {t('sql.remove')}
        </button>
      </div>
    </Dialog>
  )
}
