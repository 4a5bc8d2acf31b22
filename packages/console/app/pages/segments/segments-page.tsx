import type { MethodOutputs } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '../../api/client'
import { segmentHistoryQuery, segmentsQuery } from '../../api/lists'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Dialog } from '../../ui/dialog'
import { Page } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { useNames } from '../views/list-tools'
import { partWords } from '../views/words'

type Segment = MethodOutputs['segments.list'][number]

/** The segments of the workspace: who is in them, and who came and went. */
export function SegmentsPage() {
  const query = useQuery(segmentsQuery())
  const { segment } = useSearch({ from: '/segments' })
  const navigate = useNavigate({ from: '/segments' })
  const [gone, setGone] = useState<Segment>()
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const refresh = () => queries.invalidateQueries({ queryKey: ['segments'] })
  const restore = useMutation({
    mutationFn: ({ id }: Segment) => client.segments.restore(id),
    onSuccess: async ({ name }) => {
      await refresh()
      setGone(undefined)
      done(t('segments.restored', { name }))
    },
    onError: failed
  })
  const open = query.data?.find(({ id }) => id === segment)
  return (
    <Page title={t('segments.title')}>
      <p className="soft">{t('segments.what')}</p>
      {gone && (
        <p role="status">
          {t('segments.archived', { name: gone.name })}{' '}
          <button type="button" className="link-button" disabled={restore.isPending} onClick={() => restore.mutate(gone)}>
            {t('segments.undo')}
          </button>
        </p>
      )}
      <Reading query={query} rows={4}>
        {(segments) =>
          segments.length === 0 ? (
            <Empty title={t('segments.none')}>
              <TextOf
                of="segments.noneHelp"
                values={{
                  customers: (
                    <Link to="/customers" search={{}}>
                      {t('lists.customers.title')}
                    </Link>
                  )
                }}
              />
            </Empty>
          ) : (
            <ul className="list">
              {segments.map((each) => (
                <li className="list-row" key={each.id}>
                  <span className="list-main">
                    <Link to="/segments" search={{ segment: each.id }} className="row-link" data-row>
                      <Said>{each.name}</Said>
                    </Link>
                    <span className="soft list-under">
                      {t(each.subject === 'customers' ? 'lists.customers.found' : 'lists.people.found', { count: each.members })}
                    </span>
                  </span>
                  {each.filledAt === null && <Badge of="info" label={t('segments.filling')} />}
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
      {open && (
        <SegmentPanel
          segment={open}
          onArchived={async () => {
            await refresh()
            setGone(open)
            void navigate({ search: {} })
          }}
          onClose={() => void navigate({ search: {} })}
        />
      )}
    </Page>
  )
}

function SegmentPanel({ segment, onArchived, onClose }: { segment: Segment; onArchived(): Promise<void>; onClose(): void }) {
  const history = useQuery(segmentHistoryQuery(segment.id))
  const names = useNames(segment.subject)
  const mayChange = useMay('workspace_settings:manage')
  const { failed } = useOutcome()
  const archive = useMutation({ mutationFn: () => client.segments.archive(segment.id), onSuccess: onArchived, onError: failed })
  const inSegment = JSON.stringify({ match: 'all', conditions: [{ field: 'segment', op: 'is', value: segment.id }] })
  const joint = segment.filter.match === 'all' ? t('lists.andBetween') : t('lists.orBetween')
  return (
    <Dialog kind="side" title={segment.name} onClose={onClose}>
      <p>
        <Said>{segment.filter.conditions.map((part) => partWords(part, names)).join(joint)}</Said>
      </p>
      <div className="dialog-actions">
        <Link to={segment.subject === 'customers' ? '/customers' : '/people'} search={{ filter: inSegment }} className="button primary">
          {t('segments.show')}
        </Link>
        {mayChange && (
          <button type="button" className="button" disabled={archive.isPending} onClick={() => archive.mutate()}>
            {t('segments.archive')}
          </button>
        )}
      </div>
      <h3>{t('segments.history')}</h3>
      <Reading query={history} rows={4}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="soft">{t('segments.noHistory')}</p>
          ) : (
            <ul className="list">
              {items.map(({ customerId, userId, name, entered, at }) => (
                <li className="list-row" key={`${customerId ?? userId} ${at} ${entered}`}>
                  <Badge of={entered ? 'good' : 'quiet'} label={t(entered ? 'segments.entered' : 'segments.left')} />
                  <span className="list-main">
                    {customerId ? (
                      <Link to="/customers/$id" params={{ id: customerId }} search={{}}>
                        <Said>{name ?? t('segments.unnamed')}</Said>
                      </Link>
                    ) : (
                      <Said>{name ?? t('segments.unnamed')}</Said>
                    )}
                  </span>
                  <When at={at} />
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
    </Dialog>
  )
}
