import { useQuery } from '@tanstack/react-query'
import { featuresQuery } from '../../api/queries'
import { weekName } from '../../charts/time-series'
import { plural } from '../../ui/format'
import { Empty, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'

/** Which features a customer uses, week by week. */
export function Features({ customerId }: { customerId: string }) {
  const query = useQuery(featuresQuery(customerId))
  return (
    <Reading query={query} rows={5}>
      {({ features }) =>
        features.length === 0 ? (
          <Empty title="No features are defined">
            A feature is an event of your product with a name. Define one with <code>svc_create_feature</code>, and its use shows up here
            for every customer.
          </Empty>
        ) : (
          <ul className="list">
            {features.map(({ id, name, evidence }) => (
              <li key={id} className="list-row">
                <span className="list-main">
                  <Said>{name}</Said>
                  <span className="soft list-under">
                    {evidence.coverage === 'unavailable' ? (
                      'Its source cannot be read now'
                    ) : (
                      <>
                        {plural(evidence.activeWeeks, 'week')} in use · last <When at={evidence.lastObservedAt} />
                      </>
                    )}
                  </span>
                </span>
                {evidence.coverage !== 'unavailable' && (
                  <>
                    <Weeks of={evidence.weeklyUsage ?? []} />
                    <span className="feature-uses number">{plural(evidence.eventCount, 'use')}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Reading>
  )
}

type Week = { weekStartAt: string; coverage: string; eventCount?: number }

/** What a week takes of the picture's width. */
const step = 12

function Weeks({ of }: { of: Week[] }) {
  const most = Math.max(1, ...of.map(({ eventCount = 0 }) => eventCount))
  const label = of.map(({ weekStartAt, eventCount = 0 }) => `${weekName(Date.parse(weekStartAt) / 1000)}: ${eventCount}`).join(', ')
  return (
    <svg className="weeks" viewBox={`0 0 ${of.length * step} 24`} width={of.length * step} height={24} role="img" aria-label={label}>
      {of.map(({ weekStartAt, eventCount = 0 }, index) => {
        const height = eventCount === 0 ? 1 : 2 + (22 * eventCount) / most
        return (
          <rect
            key={weekStartAt}
            x={index * step}
            y={24 - height}
            width={step - 2}
            height={height}
            className={eventCount === 0 ? 'week none' : 'week'}
          >
            <title>{`${weekName(Date.parse(weekStartAt) / 1000)}: ${plural(eventCount, 'event')}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
