import { useQuery } from '@tanstack/react-query'
import { featuresQuery } from '../../api/queries'
import { weekName } from '../../charts/time-series'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Empty, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'

/** Which features a customer uses, week by week. */
export function Features({ customerId }: { customerId: string }) {
  const query = useQuery(featuresQuery(customerId))
  return (
    <Reading query={query} rows={5}>
      {({ features }) =>
        features.length === 0 ? (
          <Empty title={t('features.none')}>
            <TextOf of="features.noneWhy" />
          </Empty>
        ) : (
          <ul className="list">
            {features.map(({ id, name, evidence }) => (
              <li key={id} className="list-row">
                <span className="list-main">
                  <Said>{name}</Said>
                  <span className="soft list-under">
                    {evidence.coverage === 'unavailable' ? (
                      t('features.unreadable')
                    ) : (
                      <TextOf of="features.weeks" values={{ count: evidence.activeWeeks, when: <When at={evidence.lastObservedAt} /> }} />
                    )}
                  </span>
                </span>
                {evidence.coverage !== 'unavailable' && (
                  <>
                    <Weeks of={evidence.weeklyUsage ?? []} />
                    <span className="feature-uses number">{t('features.uses', { count: evidence.eventCount })}</span>
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

const wordsOf = ({ weekStartAt, eventCount = 0 }: Week) =>
  t('features.week', { week: weekName(Date.parse(weekStartAt) / 1000), count: eventCount })

/** What a week takes of the picture's width. */
const step = 12

function Weeks({ of }: { of: Week[] }) {
  const most = Math.max(1, ...of.map(({ eventCount = 0 }) => eventCount))
  const label = of.map(wordsOf).join(t('ui.listSeparator'))
  return (
    <svg className="weeks" viewBox={`0 0 ${of.length * step} 24`} width={of.length * step} height={24} role="img" aria-label={label}>
      {of.map((week, index) => {
        const { weekStartAt, eventCount = 0 } = week
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
            <title>{wordsOf(week)}</title>
          </rect>
        )
      })}
    </svg>
  )
}
