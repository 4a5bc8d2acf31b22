import type { MethodOutputs } from '@rapport/client/session'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '../api/client'
import { Confirm } from '../ui/dialog'
import { plural } from '../ui/format'
import { Page } from '../ui/page'
import { Empty, Reading } from '../ui/states'
import { Tabs } from '../ui/tabs'
import { Badge, Said, When } from '../ui/text'
import { useOutcome } from '../ui/toasts'

type Suggestion = MethodOutputs['identity.suggestions']['items'][number]
type Merge = MethodOutputs['identity.merges']['items'][number]
type Party = Suggestion['survivor']

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

const sureness: Record<string, string> = { HIGH: 'Quite sure', MEDIUM: 'Likely', LOW: 'Perhaps' }

/** Who may be one, decided by people; what was merged, which can be undone. */
export function IdentityPage() {
  const { tab } = useSearch({ from: '/identity' })
  const navigate = useNavigate({ from: '/identity' })
  const suggestions = useInfiniteQuery(suggestionsQuery)
  return (
    <Page title="Identity review">
      <Tabs
        label="Views"
        tabs={[
          { id: 'suggestions', name: 'Suggestions', count: suggestions.data?.pages[0]?.pagination.total },
          { id: 'merges', name: 'Merged' }
        ]}
        chosen={tab === 'merges' ? 'merges' : 'suggestions'}
        onChoose={(id) =>
          void navigate({ search: (before) => ({ ...before, tab: id === 'merges' ? id : undefined }) as typeof before, replace: true })
        }
      />
      {tab === 'merges' ? (
        <Merges />
      ) : (
        <Reading query={suggestions} rows={5}>
          {({ pages }) => {
            const items: Suggestion[] = pages.flatMap(({ items: each }) => each)
            if (items.length === 0)
              return (
                <Empty title="Nobody looks like somebody else">
                  Duplicates are looked for as people and customers come. What is found waits here for you.
                </Empty>
              )
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
      done(isOne ? 'They are one now. It can be undone under Merged.' : 'They stay apart.')
    },
    onError: failed
  })
  return (
    <li className="card">
      <div className="pair">
        <PartyName of={survivor} entity={entity} />
        <span className="soft">and</span>
        <PartyName of={duplicate} entity={entity} />
        <Badge of={confidence === 'HIGH' ? 'HIGH_CONFIDENCE' : 'quiet'} label={sureness[confidence] ?? confidence} />
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
          Merging moves {plural(impact.events, 'event')}, {plural(impact.sources, 'source')} and {plural(impact.facts, 'fact')} to the first
          one.
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button" disabled={decide.isPending} onClick={() => decide.mutate(false)}>
          Two different
        </button>
        <button type="button" className="button primary" disabled={decide.isPending} onClick={() => decide.mutate(true)}>
          {decide.isPending ? 'Working…' : 'The same'}
        </button>
      </div>
    </li>
  )
}

function PartyName({ of, entity }: { of: Party; entity: string }) {
  const name = of.name?.trim() || of.email || of.domain || of.externalId || of.id
  const under = [of.email, of.domain, of.externalId].filter((each) => each && each !== name).join(' · ')
  return (
    <span className="party">
      <b>
        <Said>{name}</Said>
      </b>
      <span className="soft">
        <Said>{under || (entity === 'user' ? 'a person' : 'a customer')}</Said>
      </span>
    </span>
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
      done('They are apart again, and stay so.')
    },
    onError: failed,
    onSettled: () => setUndoing(undefined)
  })
  return (
    <Reading query={query} rows={5}>
      {({ pages }) => {
        const items: Merge[] = pages.flatMap(({ items: each }) => each)
        if (items.length === 0)
          return <Empty title="Nothing was merged">Merges, of yours and of events, are listed here and can be undone.</Empty>
        return (
          <>
            <ul className="list">
              {items.map((merge) => (
                <li className="list-row" key={merge.id}>
                  <span className="list-main">
                    <PartyName of={merge.duplicate} entity={merge.entity} />
                    <span className="soft list-under">
                      went into <Said>{merge.survivor.name ?? merge.survivor.email ?? merge.survivor.domain ?? merge.survivor.id}</Said>
                    </span>
                  </span>
                  <span className="list-when soft">
                    <When at={merge.mergedAt} />
                  </span>
                  <button type="button" className="button small" onClick={() => setUndoing(merge)}>
                    Undo
                  </button>
                </li>
              ))}
            </ul>
            {undoing && (
              <Confirm
                title="Take these apart?"
                text="The duplicate is its own again, with its events, and stays apart whatever events say later."
                act="Take apart"
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
