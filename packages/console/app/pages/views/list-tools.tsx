import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveCsv, segmentsQuery } from '../../api/lists'
import { membersQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Said } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { type Arranged, type ListAddress, type Subject, selectionOf } from './arranged'
import { ColumnsDialog } from './columns-dialog'
import { FilterDialog } from './filter-dialog'
import { SaveSegmentDialog, SaveViewDialog } from './save-dialogs'
import { isEmpty, type Names, partWords } from './words'

/** Names of the members and segments that conditions name. */
export function useNames(subject: Subject): Names {
  const mayMembers = useMay('workspace_members:read')
  const members = useQuery({ ...membersQuery, enabled: mayMembers }).data ?? []
  const segments = useQuery(segmentsQuery(subject)).data ?? []
  return {
    members: new Map(members.map(({ id, name, email }) => [id, name || email])),
    segments: new Map(segments.map(({ id, name }) => [id, name]))
  }
}

type Open = 'filter' | 'columns' | 'view' | 'segment' | undefined

/** What can be done with a list as it stands: narrow it, choose columns, save it as a view or a segment, and have it as a file. */
export function ListTools({
  subject,
  arranged,
  names,
  allColumns,
  onArrange
}: {
  subject: Subject
  arranged: Arranged
  names: Names
  allColumns: readonly string[]
  onArrange(change: ListAddress): void
}) {
  const [open, setOpen] = useState<Open>()
  const maySegment = useMay('workspace_settings:manage')
  const { done, failed } = useOutcome()
  const close = () => setOpen(undefined)
  const { filter } = arranged
  const csv = useMutation({
    mutationFn: () => saveCsv(subject, { ...selectionOf(arranged), columns: withIds(subject, arranged.columns) }),
    onSuccess: () => done(t('lists.csvSaved')),
    onError: failed
  })
  const arrange = (next: Arranged['filter']) => {
    onArrange({ filter: JSON.stringify(next) })
    close()
  }
  return (
    <>
      <div className="list-tools">
        <button type="button" className="button small" onClick={() => setOpen('filter')}>
          {t('lists.filter.open')}
        </button>
        <button type="button" className="button small" onClick={() => setOpen('columns')}>
          {t('lists.columns.open')}
        </button>
        <button type="button" className="button small" onClick={() => setOpen('view')}>
          {t('lists.view.open')}
        </button>
        {maySegment && (
          <button
            type="button"
            className="button small"
            disabled={isEmpty(filter)}
            title={isEmpty(filter) ? t('lists.segment.needsFilter') : undefined}
            onClick={() => setOpen('segment')}
          >
            {t('lists.segment.open')}
          </button>
        )}
        <button type="button" className="button small" disabled={csv.isPending} onClick={() => csv.mutate()}>
          {csv.isPending ? t('lists.csvRunning') : t('lists.csv')}
        </button>
      </div>
      {!isEmpty(filter) && (
        <ul className="filter-chips" aria-label={t('lists.filter.title')}>
          {filter.conditions.map((part, index) => (
            <li key={JSON.stringify(part)} className="filter-chip">
              {index > 0 && <span className="soft">{filter.match === 'all' ? t('lists.and') : t('lists.or')}</span>}
              <span className="filter-chip-words">
                <Said>{partWords(part, names)}</Said>
              </span>
              <button
                type="button"
                className="link-button"
                aria-label={t('lists.filter.removeOne', { condition: partWords(part, names) })}
                onClick={() => arrange({ ...filter, conditions: filter.conditions.filter((_, at) => at !== index) })}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {open === 'filter' && <FilterDialog subject={subject} filter={filter} names={names} onShow={arrange} onClose={close} />}
      {open === 'columns' && (
        <ColumnsDialog
          subject={subject}
          all={allColumns}
          chosen={arranged.columns}
          onShow={(columns) => {
            onArrange({ columns: columns.join(',') })
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'view' && (
        <SaveViewDialog
          subject={subject}
          arranged={arranged}
          onSaved={({ id }) => {
            onArrange({ ...asUsual, view: id })
            close()
          }}
          onRemoved={() => {
            onArrange({ ...asUsual, view: undefined })
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'segment' && <SaveSegmentDialog subject={subject} filter={filter} onClose={close} />}
    </>
  )
}

/** Nothing but what the view says. */
const asUsual: ListAddress = { q: undefined, filter: undefined, columns: undefined, sort: undefined, order: undefined }

/** A file is joined with other files: it also has the host's own ids. */
const withIds = (subject: Subject, columns: readonly string[]) => [...columns, subject === 'customers' ? 'customer_id' : 'user_id']
