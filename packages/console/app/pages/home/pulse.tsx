import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { attentionQuery, customersQuery } from '../../api/queries'
import { count } from '../../ui/format'

/** The workspace in four numbers, each of which leads to what it counts. */
export function Pulse() {
  const items = useInfiniteQuery(attentionQuery('open')).data?.pages[0]
  const customers = useTotal({})
  const paying = useTotal({ billingStatus: 'PAYING' })
  const active = useTotal({ hasActivityInLast: '7d' })
  const silent = useTotal({ noActivityInLast: '14d' })
  const pressing = items?.items.filter(({ priority }) => priority !== 'NORMAL').length
  const parts: { name: string; value: number | undefined; note: string; link: LinkProps }[] = [
    { name: 'Need attention', value: items?.pagination.total, note: noteOf(pressing, 'pressing'), link: { to: '/attention' } },
    { name: 'Customers', value: customers, note: noteOf(paying, 'paying'), link: { to: '/customers', search: {} } },
    { name: 'Active in 7 days', value: active, note: shareOf(active, customers), link: { to: '/customers', search: { active: '7d' } } },
    { name: 'Silent for 14 days', value: silent, note: shareOf(silent, customers), link: { to: '/customers', search: { silent: '14d' } } }
  ]
  return (
    <ul className="pulse" aria-label="At a glance">
      {parts.map(({ name, value, note, link }) => (
        <li key={name}>
          <Link {...link}>
            <span className="soft">{name}</span>
            <span className="pulse-value">{value === undefined ? '–' : count(value)}</span>
            <span className="soft pulse-note">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const useTotal = (filter: Omit<Parameters<typeof customersQuery>[0], 'limit'>) =>
  useInfiniteQuery(customersQuery({ limit: 1, ...filter })).data?.pages[0]?.pagination.total

const noteOf = (value: number | undefined, word: string) => (value === undefined ? '' : `${count(value)} ${word}`)

const shareOf = (value: number | undefined, all: number | undefined) =>
  !value || !all ? '' : `${Math.round((100 * value) / all)} % of all`
