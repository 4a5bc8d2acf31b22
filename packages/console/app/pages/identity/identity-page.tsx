import type { MethodOutputs } from '@rapport/client/session'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '../../api/client'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Confirm } from '../../ui/dialog'
import { Page } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { Badge, Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'
import { MergeTwo } from './merge-two'
import { PartyName } from './party-name'

type Suggestion = MethodOutputs['identity.suggestions']['items'][number]
type Merge = MethodOutputs['identity.merges']['items'][number]

const first = undefined as string | undefined
const next = ({ pagination }: { pagination: { nextCursor: string | null } }) => pagination.nextCursor ?? undefined

const suggestionsQuery = infiniteQueryOptions({
  queryKey: ['identity', 'suggestions'],
  initialPageParam: first,
  queryFn: ({ pageParam: cursor }) => client.identity.suggestions({ status: 'suggested', ...(cursor && { cursor }) }),
  getNextPageParam: next
})

const mergesQuery = infiniteQueryOptions({
  queryKey: ['identity', 'merges'],
  initialPageParam: first,
  queryFn: ({ pageParam: cursor }) => client.identity.merges(cursor ? { cursor } : {}),
  getNextPageParam: next
})

/** Who may be one, decided by people; what was merged, which can be undone. */
export function IdentityPage() {
  const { tab } = useSearch({ from: '/identity' })
  const navigate = useNavigate({ from: '/identity' })
  const suggestions = useInfiniteQuery(suggestionsQuery)
  return (
    <Page title={t('identity.title')}>
      <Tabs
        label={t('identity.views')}
        tabs={[
          { id: 'suggestions', name: t('identity.suggestions'), count: suggestions.data?.pages[0]?.pagination.total },
          { id: 'merges', name: t('identity.merged') },
          { id: 'two', name: t('identity.mergeTwo') }
        ]}
        chosen={tab === 'merges' || tab === 'two' ? tab : 'suggestions'}
        onChoose={(id) =>
          void navigate({ search: (before) => ({ ...before, tab: id === 'suggestions' ? undefined : id }) as typeof before, replace: true })
        }
      />
      {tab === 'two' ? (
        <MergeTwo />
      ) : tab === 'merges' ? (
        <Merges />
      ) : (
        <Reading query={suggestions} rows={5}>
          {({ pages }) => {
            const items: Suggestion[] = pages.flatMap(({ items: each }) => each)
            if (items.length === 0) return <Empty title={t('identity.noSuggestions')}>{t('identity.noSuggestionsText')}</Empty>
            return (
              <ul className="cards">
                {items.map((suggestion) => (
                  <SuggestionCard key={suggestion.id} suggestion={suggestion} />
                ))}
              </ul>
            )
          }}
        </Reading>
      )}
    </Page>
  )
}

function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { id, entity, confidence, survivor, duplicate, explanation, impact } = suggestion
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const decide = useMutation({
    mutationFn: (isOne: boolean) => (isOne ? client.identity.merge(id) : client.identity.reject(id)),
    onSuccess: async (_, isOne) => {
      await queries.invalidateQueries({ queryKey: ['identity'] })
      done(isOne ? t('identity.areOneNow') : t('identity.stayApart'))
    },
    onError: failed
  })
  return (
    <li className="card">
      <div className="pair">
        <PartyName of={survivor} entity={entity} />
        <span className="soft">{t('identity.and')}</span>
        <PartyName of={duplicate} entity={entity} />
        <Badge of={confidence === 'HIGH' ? 'HIGH_CONFIDENCE' : 'quiet'} label={t(`identity.sureness.${confidence}`)} />
      </div>
      <ul className="plain-list soft">
        {explanation.map((reason) => (
          <li key={reason}>
            <Said>{reason}</Said>
          </li>
        ))}
      </ul>
      {impact && (
        <p className="soft">
          {t('identity.moves', { users: impact.users, events: impact.events, sources: impact.sources, facts: impact.facts })}
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button" disabled={decide.isPending} onClick={() => decide.mutate(false)}>
          {t('identity.different')}
        </button>
        <button type="button" className="button primary" disabled={decide.isPending} onClick={() => decide.mutate(true)}>
          {decide.isPending ? t('identity.merging') : t('identity.same')}
        </button>
      </div>
    </li>
  )
}

function Merges() {
  const query = useInfiniteQuery(mergesQuery)
  const [undoing, setUndoing] = useState<Merge>()
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const undo = useMutation({
    mutationFn: (merge: Merge) => client.identity.undo(merge.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['identity'] })
      done(t('identity.apart'))
    },
    onError: failed,
    onSettled: () => setUndoing(undefined)
  })
  return (
    <Reading query={query} rows={5}>
      {({ pages }) => {
        const items: Merge[] = pages.flatMap(({ items: each }) => each)
        if (items.length === 0) return <Empty title={t('identity.noMerges')}>{t('identity.noMergesText')}</Empty>
        return (
          <>
            <ul className="list">
              {items.map((merge) => (
                <li className="list-row" key={merge.id}>
                  <span className="list-main">
                    <PartyName of={merge.duplicate} entity={merge.entity} />
                    <span className="soft list-under">
                      <TextOf of="identity.wentInto" values={{ survivor: <Said>{nameOf(merge.survivor)}</Said> }} />
                    </span>
                  </span>
                  <span className="list-when soft">
                    <When at={merge.mergedAt} />
                  </span>
                  <button type="button" className="button small" onClick={() => setUndoing(merge)}>
                    {t('work.undo')}
                  </button>
                </li>
              ))}
            </ul>
            {undoing && (
              <Confirm
                title={t('identity.takeApartTitle')}
                text={t('identity.takeApartText')}
                act={t('identity.takeApart')}
                isBusy={undo.isPending}
                onAct={() => undo.mutate(undoing)}
                onClose={() => setUndoing(undefined)}
              />
            )}
          </>
        )
      }}
    </Reading>
  )
}

function nameOf({ name, email, domain, externalId }: Merge['survivor']): string {
  return name?.trim() || email || domain || externalId || t('identity.unnamed')
}
