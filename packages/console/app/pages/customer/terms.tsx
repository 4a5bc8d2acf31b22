import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Term, termsQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { money, words } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { ContractForm, OutcomeForm } from './term-forms'

const toneOf: Record<string, string> = { renewed: 'good', expanded: 'good', contracted: 'warn', churned: 'bad' }
const origins: Record<string, string> = { CONTRACT: 'Contract', SUBSCRIPTION: 'Subscription', DEAL: 'Deal' }

type Opened = { form: 'contract'; term?: Term } | { form: 'outcome'; term: Term }

/** What a customer has signed up for, and how that ended. */
export function Terms({ customerId }: { customerId: string }) {
  const query = useQuery(termsQuery(customerId))
  const mayWrite = useMay('data:write')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Section
      title="Terms"
      aside={
        mayWrite && (
          <button type="button" className="button small" onClick={() => setOpened({ form: 'contract' })}>
            Add a contract
          </button>
        )
      }
    >
      <Reading query={query} rows={3}>
        {(terms) =>
          terms.length === 0 ? (
            <Empty title="No terms">Add a contract, or connect subscriptions and deals.</Empty>
          ) : (
            <ul className="list">
              {terms.map((term) => (
                <li className="list-row" key={term.id}>
                  <span className="list-main">
                    <span>
                      <When at={term.startsOn} plain="day" /> to {term.isRolling ? 'further notice' : <When at={term.endsOn} plain="day" />}
                      {term.amountCents !== null && ` · ${money(term.amountCents, term.currency)}${term.isRolling ? ' / month' : ''}`}
                    </span>
                    <span className="soft list-under">
                      {origins[term.origin]} · <Said>{words(term.source)}</Said>
                      {term.autoRenews && ' · renews itself'}
                      {term.reason && (
                        <>
                          {' · '}
                          <Said>{term.reason}</Said>
                        </>
                      )}
                    </span>
                  </span>
                  {term.outcome && <Badge of={toneOf[term.outcome] ?? 'quiet'} label={words(term.outcome)} />}
                  {mayWrite && term.source === 'console' && (
                    <button type="button" className="button small" onClick={() => setOpened({ form: 'contract', term })}>
                      Edit
                    </button>
                  )}
                  {mayWrite && (
                    <button type="button" className="button small" onClick={() => setOpened({ form: 'outcome', term })}>
                      {term.outcome ? 'Correct' : 'Set outcome'}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
      {opened?.form === 'contract' && <ContractForm customerId={customerId} term={opened.term} onClose={close} />}
      {opened?.form === 'outcome' && <OutcomeForm customerId={customerId} term={opened.term} onClose={close} />}
    </Section>
  )
}
