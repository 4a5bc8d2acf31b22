import * as Menu from '@radix-ui/react-dropdown-menu'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { client } from '../../api/client'
import { factsQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Choice } from '../../ui/controls'
import { codeWord } from '../../ui/format'
import { Icon } from '../../ui/icons'
import { Empty, More, Reading } from '../../ui/states'
import { useOutcome } from '../../ui/toasts'
import { factStatuses } from '../addresses'
import { type Fact, FactQuote } from './fact-quote'

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
          label={t('facts.status')}
          value={status ?? ''}
          onChange={(value) => narrow({ facts: value || undefined })}
          options={[['', t('facts.anyStatus')], ...factStatuses.map((each) => [each, codeWord('factStatus', each)] as const)]}
        />
        <Choice
          label={t('facts.type')}
          value={factType ?? ''}
          onChange={(value) => narrow({ type: value || undefined })}
          options={[['', t('facts.anyType')], ...types.map((each) => [each, codeWord('factType', each)] as const)]}
        />
      </div>
      <Reading query={query} rows={8}>
        {({ pages }) => {
          const found = pages.flatMap(({ facts }) => facts)
          if (found.length === 0)
            return (
              <Empty title={status || factType ? t('facts.noneLike') : t('facts.none')}>
                <TextOf of="facts.noneWhy" />
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

const judgements = ['confirm', 'dismiss'] as const
type Judged = (typeof judgements)[number]

const hintOf = { confirm: 'facts-confirm', dismiss: 'facts-dismiss' }
const doneKeys = { confirm: 'facts.confirmed', dismiss: 'facts.dismissed' } as const

/** What follows from the buttons of a fact, in words. */
function Consequences() {
  return (
    <p className="quote-under fact-consequences">
      {judgements.map((each) => (
        <span key={each} id={hintOf[each]}>
          <strong>{t(`facts.${each}`)}</strong>: {t(`facts.${each}What`)}
        </span>
      ))}
    </p>
  )
}

/** Sets the status of a fact, and says so; what it was before can be had back. */
function useFactChange(fact: Fact) {
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const renew = () => queries.invalidateQueries({ queryKey: ['customer'] })
  const back = async () => {
    await client.facts.setStatus(fact.id, fact.status, fact.status === 'SNOOZED' ? { until: inAWeek() } : {})
    await renew()
  }
  return { failed, finish: (text: string) => renew().then(() => done(text, back)) }
}

/** Whether a fact is right: two buttons. */
function Judgement({ fact }: { fact: Fact }) {
  const { finish, failed } = useFactChange(fact)
  const judge = useMutation({
    mutationFn: (decision: Judged) => client.facts[decision](fact.id),
    onSuccess: (_, decision) => finish(t(doneKeys[decision])),
    onError: failed
  })
  return judgements.map((decision) => (
    <button
      key={decision}
      type="button"
      className="button small"
      aria-describedby={hintOf[decision]}
      disabled={judge.isPending}
      onClick={() => judge.mutate(decision)}
    >
      {t(`facts.${decision}`)}
    </button>
  ))
}

const weekMs = 7 * 86_400_000
const inAWeek = () => new Date(Date.now() + weekMs).toISOString()

const moves = ['ACTIVE', 'ACKNOWLEDGED', 'SNOOZED', 'RESOLVED'] as const
type Move = (typeof moves)[number]

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
  const { finish, failed } = useFactChange(fact)
  const change = useMutation({
    mutationFn: (to: Move) => client.facts.setStatus(fact.id, to, to === 'SNOOZED' ? { until: inAWeek() } : {}),
    onSuccess: (_, to) => finish(t(`facts.moved.${to}`)),
    onError: failed
  })
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="button icon-only" aria-label={t('facts.change')} disabled={change.isPending}>
        <Icon name="more" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="end" sideOffset={4}>
          {moves
            .filter((to) => to !== fact.status)
            .map((to) => (
              <Menu.Item key={to} className="menu-item" onSelect={() => change.mutate(to)}>
                {t(`facts.move.${to}`)}
              </Menu.Item>
            ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}
