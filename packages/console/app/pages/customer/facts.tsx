import * as Menu from '@radix-ui/react-dropdown-menu'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { client } from '../../api/client'
import { factsQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { Choice } from '../../ui/controls'
import { words } from '../../ui/format'
import { Icon } from '../../ui/icons'
import { Empty, More, Reading } from '../../ui/states'
import { useOutcome } from '../../ui/toasts'
import { factStatuses } from '../addresses'
import { type Fact, FactQuote } from './fact-quote'

type Status = (typeof factStatuses)[number]

const types = [
  'CHURN_RISK',
  'EXPANSION',
  'CHAMPION_RISK',
  'CONTACT_DEPARTURE',
  'SENTIMENT',
  'COMPETITIVE',
  'BUDGET',
  'DECISION_MAKER',
  'REQUIREMENTS',
  'STRATEGY',
  'TIMELINE',
  'TECHNOLOGY',
  'PRODUCT_USAGE',
  'CUSTOM'
] as const

/** All that is known of a customer, each with the words that it rests on. */
export function Facts({ customerId }: { customerId: string }) {
  const { facts: status, type } = useSearch({ from: '/customers/$id' })
  const navigate = useNavigate({ from: '/customers/$id' })
  const mayChange = useMay('data:write')
  const factType = types.find((each) => each === type)
  const query = useInfiniteQuery(
    factsQuery({ customer: customerId, limit: 50, ...(status && { status: [status] }), ...(factType && { factTypes: [factType] }) })
  )
  const narrow = (change: Record<string, string | undefined>) =>
    void navigate({ search: (before) => ({ ...before, ...change }) as typeof before, replace: true, resetScroll: false })
  return (
    <>
      <div className="filters">
        <Choice
          label="Status"
          value={status ?? ''}
          onChange={(value) => narrow({ facts: value || undefined })}
          options={[['', 'Any status'], ...factStatuses.map((each) => [each, words(each)] as const)]}
        />
        <Choice
          label="Type"
          value={factType ?? ''}
          onChange={(value) => narrow({ type: value || undefined })}
          options={[['', 'Any type'], ...types.map((each) => [each, words(each)] as const)]}
        />
      </div>
      <Reading query={query} rows={8}>
        {({ pages }) => {
          const found = pages.flatMap(({ facts }) => facts)
          if (found.length === 0)
            return (
              <Empty title={status || factType ? 'No fact is like that' : 'No facts yet'}>
                Facts are read out of calls, mails, chats and tickets, or put by your own code with <code>facts.put</code>.
              </Empty>
            )
          return (
            <>
              {mayChange && <Consequences />}
              <ul className="quotes">
                {found.map((fact) => (
                  <FactQuote key={fact.id} fact={fact} {...(mayChange && { actions: <FactActions fact={fact} /> })} />
                ))}
              </ul>
              <More query={query} />
            </>
          )
        }}
      </Reading>
    </>
  )
}

const judgementHint = { confirm: 'facts-confirm', dismiss: 'facts-dismiss' }

/** What follows from the buttons of a fact, in words. */
function Consequences() {
  return (
    <p className="quote-under fact-consequences">
      <span id={judgementHint.confirm}>
        <strong>Confirm</strong>: the fact is right. It is active, and findings like it start with more confidence.
      </span>
      <span id={judgementHint.dismiss}>
        <strong>Dismiss</strong>: the fact is wrong. It is resolved, is not opened again for this customer, and findings like it start with
        less confidence.
      </span>
    </p>
  )
}

const judgements = [
  { decision: 'confirm', name: 'Confirm', done: 'Confirmed. The fact is active, and findings like it start with more confidence.' },
  {
    decision: 'dismiss',
    name: 'Dismiss',
    done: 'Dismissed. The fact is resolved and is not opened again for this customer. Choose “It holds” in its menu to take that back.'
  }
] as const

/** Whether a fact is right: two buttons. */
function Judgement({ fact }: { fact: Fact }) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const judge = useMutation({
    mutationFn: (decision: 'confirm' | 'dismiss') => client.facts[decision](fact.id),
    onSuccess: async (_, decision) => {
      await queries.invalidateQueries({ queryKey: ['customer'] })
      done(judgements.find((each) => each.decision === decision)?.done ?? 'Done.')
    },
    onError: failed
  })
  return judgements.map(({ decision, name }) => (
    <button
      key={decision}
      type="button"
      className="button small"
      aria-describedby={judgementHint[decision]}
      disabled={judge.isPending}
      onClick={() => judge.mutate(decision)}
    >
      {name}
    </button>
  ))
}

const weekMs = 7 * 86_400_000

const moves: { to: Status; name: string; done: string }[] = [
  { to: 'ACTIVE', name: 'It holds', done: 'It holds again.' },
  { to: 'ACKNOWLEDGED', name: 'Acknowledge', done: 'Acknowledged.' },
  { to: 'SNOOZED', name: 'Snooze for a week', done: 'It is back in a week.' },
  { to: 'RESOLVED', name: 'Resolve', done: 'Resolved.' }
]

/** All that can be done with a fact. */
function FactActions({ fact }: { fact: Fact }) {
  return (
    <div className="fact-actions">
      <Judgement fact={fact} />
      <Actions fact={fact} />
    </div>
  )
}

/** What can be said of a fact; each can be taken back by another. */
function Actions({ fact }: { fact: Fact }) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const change = useMutation({
    mutationFn: (to: Status) =>
      client.facts.setStatus(fact.id, to, to === 'SNOOZED' ? { until: new Date(Date.now() + weekMs).toISOString() } : {}),
    onSuccess: async (_, to) => {
      await queries.invalidateQueries({ queryKey: ['customer'] })
      done(moves.find((move) => move.to === to)?.done ?? 'Done.')
    },
    onError: failed
  })
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="button icon-only" aria-label="Change the status of this fact" disabled={change.isPending}>
        <Icon name="more" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="end" sideOffset={4}>
          {moves
            .filter(({ to }) => to !== fact.status)
            .map(({ to, name }) => (
              <Menu.Item key={to} className="menu-item" onSelect={() => change.mutate(to)}>
                {name}
              </Menu.Item>
            ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}
