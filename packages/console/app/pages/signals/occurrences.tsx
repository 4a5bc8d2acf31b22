import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Occurrence, occurrencesQuery } from '../../api/watching'
import { t } from '../../texts/catalogue'
import { customerName } from '../../ui/format'
import { Empty, More, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import '../runs.css'

const severities = { HIGH: 'bad', MEDIUM: 'warn', LOW: 'quiet' } as const

/** Where a signal holds or held, what was seen last first, each with the evidence that it rests on. */
export function Occurrences({ signalId, isOn }: { signalId: string; isOn: boolean }) {
  const query = useInfiniteQuery(occurrencesQuery(signalId))
  return (
    <Reading query={query} rows={4}>
      {({ pages }) => {
        const items = pages.flatMap(({ items: each }) => each)
        if (items.length === 0)
          return isOn ? (
            <Empty title={t('signals.noMatches')}>{t('signals.noMatchesWhy')}</Empty>
          ) : (
            <Empty title={t('signals.isOff')}>{t('signals.isOffWhy')}</Empty>
          )
        return (
          <>
            <ul className="occurrences">
              {items.map((occurrence) => (
                <Seen key={occurrence.id} occurrence={occurrence} />
              ))}
            </ul>
            <More query={query} />
          </>
        )
      }}
    </Reading>
  )
}

function Seen({ occurrence: { customer, title, reason, severity, detectedAt, endedAt, evidence } }: { occurrence: Occurrence }) {
  return (
    <li className="occurrence">
      <div className="occurrence-head">
        <Link to="/customers/$id" params={{ id: customer.id }} search={{}} className="quiet-link">
          <b>
            <Said>{customerName(customer)}</Said>
          </b>
        </Link>
        {endedAt ? <Badge of="quiet" label={t('signals.over')} /> : <Badge of={severities[severity]} label={t('signals.now')} />}
        <span className="list-when soft">
          <When at={detectedAt} />
        </span>
      </div>
      <p>
        <Said>{reason || title}</Said>
      </p>
      {evidence.length > 0 && (
        <ul className="evidence soft">
          {evidence.slice(0, 3).map(({ title: what, value, observedAt }) => (
            <li key={`${what} ${observedAt} ${value}`}>
              <Said>{what}</Said>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
