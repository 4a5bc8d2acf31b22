import type { MethodOutputs } from '@rapport/client/session'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { assessmentQuery } from '../../api/queries'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Section } from '../../ui/page'
import { Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { StateBadge, stateTones } from '../assessments'
import { readable } from '../standing'
import { type Fact, placeOf } from './fact-quote'

type CustomerAssessment = MethodOutputs['customers.assessment']
type Reason = CustomerAssessment['reasons'][number]

const shownReasons = 5

/** How a customer stands, the reasons for and against that, and what is not known. */
export function Assessment({ id, facts }: { id: string; facts: readonly Fact[] }) {
  const assessment = useQuery(assessmentQuery(id))
  return (
    <Section title={t('assessment.title')}>
      <Reading query={assessment} rows={3}>
        {({ state, since, headline, reasons, missing }) => {
          const speaking = reasons.filter(({ points }) => points > 0).slice(0, shownReasons)
          return (
            <div className="brief">
              <p className="brief-summary">
                <StateBadge state={state} /> <Said>{readable(headline)}</Said>
                {since && (
                  <span className="soft">
                    {' '}
                    <TextOf of="assessment.since" values={{ day: <When at={since} plain="day" /> }} />
                  </span>
                )}
              </p>
              {speaking.length > 0 && (
                <ul className="statements">
                  {speaking.map((reason) => (
                    <li key={reason.text}>
                      <Badge
                        of={reason.direction === 'for' ? stateTones[state] : 'quiet'}
                        label={t(`assessment.${reason.direction === 'for' ? 'for' : 'against'}`)}
                      />
                      <p>
                        <ReasonText reason={reason} facts={facts} />
                      </p>
                      <span className="soft list-when">{reason.observedAt && <When at={reason.observedAt} />}</span>
                    </li>
                  ))}
                </ul>
              )}
              {missing.length > 0 && (
                <p className="soft">
                  <Said>{missing.join(' ')}</Said>
                </p>
              )}
            </div>
          )
        }}
      </Reading>
    </Section>
  )
}

/** A reason that quotes somebody opens the place where that was said. */
function ReasonText({ reason, facts }: { reason: Reason; facts: readonly Fact[] }) {
  const fact = facts.find(({ id }) => id === reason.factId)
  const place = fact && placeOf(fact)
  if (!place) return <Said>{readable(reason.text)}</Said>
  return (
    <Link to="." search={(before) => ({ ...before, ...place })} resetScroll={false} className="row-link" data-row>
      <Said>{readable(reason.text)}</Said>
    </Link>
  )
}
