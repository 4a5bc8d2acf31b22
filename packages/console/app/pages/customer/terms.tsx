import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Term, termsQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { money } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { ContractForm, OutcomeForm } from './term-forms'

const toneOf: Record<string, string> = { renewed: 'good', expanded: 'good', contracted: 'warn', churned: 'bad' }

type Opened = { form: 'contract'; term?: Term } | { form: 'outcome'; term: Term }

const amountOf = (cents: number, { currency, isRolling }: Term) => {
  const amount = money(cents, currency)
  return isRolling ? t('terms.perMonth', { amount }) : amount
}

const contractSources = ['api', 'csv', 'console'] as const

function Days({ of: { startsOn, endsOn, isRolling } }: { of: Term }) {
  const from = <When at={startsOn} plain="day" />
  if (isRolling) return <TextOf of="terms.rolling" values={{ from }} />
  return <TextOf of="terms.fromTo" values={{ from, to: <When at={endsOn} plain="day" /> }} />
}

/** How a contract came here. Of a subscription or a deal that is said already. */
function sourceOf({ source }: Term): string[] {
  const known = contractSources.find((each) => each === source)
  return known ? [t(`terms.sources.${known}`)] : []
}

/** What a customer has signed up for, and how that ended. */
export function Terms({ customerId }: { customerId: string }) {
  const query = useQuery(termsQuery(customerId))
  const mayWrite = useMay('data:write')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Section
      title={t('terms.title')}
      aside={
        mayWrite && (
          <button type="button" className="button small" onClick={() => setOpened({ form: 'contract' })}>
            {t('terms.add')}
          </button>
        )
      }
    >
      <Reading query={query} rows={3}>
        {(terms) =>
          terms.length === 0 ? (
            <Empty title={t('terms.none')}>{t('terms.noneWhy')}</Empty>
          ) : (
            <ul className="list">
              {terms.map((term) => (
                <li className="list-row" key={term.id}>
                  <span className="list-main">
                    <span>
                      <Days of={term} />
                      {term.amountCents !== null && ` · ${amountOf(term.amountCents, term)}`}
                    </span>
                    <span className="soft list-under">
                      {[t(`terms.origins.${term.origin}`), ...sourceOf(term), ...(term.autoRenews ? [t('terms.renewsItself')] : [])].join(
                        ' · '
                      )}
                      {term.reason && (
                        <>
                          {' · '}
                          <Said>{term.reason}</Said>
                        </>
                      )}
                    </span>
                  </span>
                  {term.outcome && <Badge of={toneOf[term.outcome] ?? 'quiet'} label={t(`home.outcomes.${term.outcome}`)} />}
                  {mayWrite && term.source === 'console' && (
                    <button type="button" className="button small" onClick={() => setOpened({ form: 'contract', term })}>
                      {t('ui.edit')}
                    </button>
                  )}
                  {mayWrite && (
                    <button type="button" className="button small" onClick={() => setOpened({ form: 'outcome', term })}>
                      {t(term.outcome ? 'terms.changeOutcome' : 'terms.setOutcome')}
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
