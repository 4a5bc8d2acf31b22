import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type AttentionItem, attentionQuery, membersQuery } from '../api/queries'
import { useMay } from '../api/session'
import { t } from '../texts/catalogue'
import { TextOf } from '../texts/text-of'
import { Choice } from '../ui/controls'
import { Page, Section } from '../ui/page'
import { Empty, More, Reading } from '../ui/states'
import { Tabs } from '../ui/tabs'
import { attentionKinds } from './addresses'
import { AttentionItemPanel } from './attention-item'
import { AttentionRow } from './attention-row'
import { inDays, nextMonday } from './work/days'
import { useAttentionWork } from './work/use-attention-work'

/** What somebody should look at, the most pressing first. */
export function AttentionPage() {
  const { status = 'open', item, of = '', kind } = useSearch({ from: '/attention' })
  const navigate = useNavigate({ from: '/attention' })
  const members = useQuery(membersQuery).data ?? []
  const narrowing = {
    ...(kind && { kind }),
    ...(of === 'nobody' ? { isAssigned: false } : of !== '' && { assigneeId: of })
  }
  const query = useInfiniteQuery(attentionQuery(status, narrowing))
  const open = useInfiniteQuery(attentionQuery('open'))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const narrow = (change: object) => {
    setSelected(new Set())
    void navigate({ search: (before) => ({ ...before, ...change }) as typeof before, replace: true })
  }
  const toggle = (id: string) =>
    setSelected((before) => new Set([...before].filter((each) => each !== id).concat(before.has(id) ? [] : id)))
  return (
    <Page title={t('attention.title')}>
      <Tabs
        label={t('attention.status')}
        tabs={[
          { id: 'open', name: t('attention.open'), count: open.data?.pages[0]?.pagination.total },
          { id: 'snoozed', name: t('attention.snoozedTab') },
          { id: 'resolved', name: t('attention.resolvedTab') }
        ]}
        chosen={status}
        onChoose={(id) => narrow({ status: id })}
      />
      <div className="filters">
        <Choice
          label={t('work.assignee')}
          value={of}
          options={[['', t('attention.everybody')], ['nobody', t('work.nobody')], ...members.map(({ id, name }) => [id, name] as const)]}
          onChange={(value) => narrow({ of: value || undefined })}
        />
        <Choice
          label={t('attention.kindLabel')}
          value={kind ?? ''}
          options={[['', t('attention.anyKind')], ...attentionKinds.map((each) => [each, t(`attention.kind.${each}`)] as const)]}
          onChange={(value) => narrow({ kind: value || undefined })}
        />
      </div>
      <Reading query={query} rows={8}>
        {({ pages }) => {
          const items = pages.flatMap(({ items: each }) => each)
          const chosen = items.filter(({ id }) => selected.has(id))
          return (
            <>
              {chosen.length > 0 && <Together items={chosen} onDone={() => setSelected(new Set())} />}
              {items.length === 0 ? (
                <Nothing status={status} isNarrowed={Object.keys(narrowing).length > 0} />
              ) : (
                <ul className="list">
                  {items.map((each) => (
                    <AttentionRow
                      key={each.id}
                      item={each}
                      select={{ isSelected: selected.has(each.id), onToggle: () => toggle(each.id) }}
                    />
                  ))}
                </ul>
              )}
              <More query={query} />
            </>
          )
        }}
      </Reading>
      {status === 'open' && <ResolvedLately />}
      {item && (
        <AttentionItemPanel id={item} onClose={() => void navigate({ search: ({ item: _, ...rest }) => rest, resetScroll: false })} />
      )}
    </Page>
  )
}

function Nothing({ status, isNarrowed }: { status: 'open' | 'snoozed' | 'resolved'; isNarrowed: boolean }) {
  if (isNarrowed) return <Empty title={t('attention.noneLikeThat')}>{t('attention.noneLikeThatText')}</Empty>
  if (status === 'resolved') return <Empty title={t('attention.noneResolved')}>{t('attention.noneResolvedText')}</Empty>
  if (status === 'snoozed') return <Empty title={t('attention.noneSnoozed')}>{t('attention.noneSnoozedText')}</Empty>
  return (
    <Empty title={t('attention.noneOpen')}>
      <TextOf of="attention.noneOpenText" />
    </Empty>
  )
}

/** What is done with several items at once. */
function Together({ items, onDone }: { items: readonly AttentionItem[]; onDone(): void }) {
  const mayWrite = useMay('data:write')
  const members = useQuery(membersQuery).data ?? []
  const work = useAttentionWork()
  if (!mayWrite) return null
  const ids = items.map(({ id }) => id)
  const open = items.filter(({ lifecycle }) => lifecycle.status === 'open').map(({ id }) => id)
  const act = (wanted: Parameters<typeof work.mutate>[0]) => work.mutate(wanted, { onSuccess: onDone })
  return (
    <fieldset className="filters">
      <legend className="visually-hidden">{t('attention.together')}</legend>
      <span>{t('attention.selected', { count: ids.length })}</span>
      <Choice
        label={t('attention.assignTo')}
        value=""
        options={[['', t('attention.assignTo')], ['nobody', t('work.nobody')], ...members.map(({ id, name }) => [id, name] as const)]}
        onChange={(value) => value && act({ act: 'assign', ids, assigneeId: value === 'nobody' ? null : value })}
      />
      {open.length > 0 && (
        <>
          <Choice
            label={t('attention.snooze')}
            value=""
            options={[
              ['', t('attention.snooze')],
              [inDays(1), t('attention.untilTomorrow')],
              ...(nextMonday() === inDays(1) ? [] : [[nextMonday(), t('attention.untilMonday')] as const]),
              [inDays(30), t('attention.untilMonth')]
            ]}
            onChange={(until) => until && act({ act: 'snooze', ids: open, until })}
          />
          <button type="button" className="button" onClick={() => act({ act: 'resolve', ids: open })}>
            {t('attention.resolve')}
          </button>
        </>
      )}
      {open.length < ids.length && (
        <button type="button" className="button" onClick={() => act({ act: 'reopen', ids: ids.filter((id) => !open.includes(id)) })}>
          {t('attention.reopen')}
        </button>
      )}
    </fieldset>
  )
}

const lately = 5

/** The last items that were resolved: one who did so by mistake opens them again. */
function ResolvedLately() {
  const mayWrite = useMay('data:write')
  const items = useInfiniteQuery(attentionQuery('resolved')).data?.pages[0]?.items.slice(0, lately) ?? []
  const work = useAttentionWork()
  if (!mayWrite || items.length === 0) return null
  return (
    <Section title={t('attention.resolvedLately')}>
      <ul className="list">
        {items.map((item) => (
          <li className="list-row" key={item.id}>
            <span className="list-main">
              <bdi>{item.title}</bdi>
              <span className="soft list-under">
                <bdi>{item.customer.name}</bdi>
              </span>
            </span>
            <button
              type="button"
              className="button small"
              aria-label={t('attention.reopenOf', { title: item.title })}
              disabled={work.isPending}
              onClick={() => work.mutate({ act: 'reopen', ids: [item.id] })}
            >
              {t('attention.reopen')}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
