import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sqlQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { customerName, money } from '../../ui/format'
import { Empty, Failure, Loading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'

/** What became of customers lately, from the times that their rows hold. */
const sql = `select customer_id, name, domain, what, at, mrr_cents, currency from (
  select customer_id, name, domain, mrr_cents, currency, 'New' as what, first_seen_at as at from customers
  union all select customer_id, name, domain, mrr_cents, currency, 'Activated', activated_at from customers
  union all select customer_id, name, domain, mrr_cents, currency, 'Churned', churned_at from customers
  union all select customer_id, name, domain, mrr_cents, currency, 'Past due', last_activity_at from customers where billing_status = 'PAST_DUE'
  union all select customer_id, name, domain, mrr_cents, currency, 'Gone quiet', last_activity_at from customers
    where billing_status = 'PAYING' and last_activity_at < now() - interval '7 days'
) as changes
where at > now() - interval '60 days'
order by at desc
limit 6`

const kinds: Record<string, string> = {
  New: 'TRIALING',
  Activated: 'PAYING',
  Churned: 'CHURNED',
  'Past due': 'PAST_DUE',
  'Gone quiet': 'HIGH'
}

export function Changes() {
  const may = useMay('analytics:read')
  const query = useQuery({ ...sqlQuery(sql), enabled: may })
  if (!may || (query.error && 'status' in query.error && query.error.status === 503))
    return <Empty title="No changes to show here">They are read by SQL, which this store or this key does not have.</Empty>
  if (query.error) return <Failure error={query.error} retry={() => void query.refetch()} />
  if (!query.data) return <Loading rows={6} />
  const rows = query.data.data
  if (rows.length === 0)
    return (
      <Empty title="Nothing changed in 60 days">
        New customers, activations and churn show up here. <Link to="/settings">Put the tracker on your pages</Link> to begin.
      </Empty>
    )
  return (
    <ul className="list">
      {rows.map((row) => (
        <li className="list-row" key={`${row.customer_id} ${row.what}`}>
          <span className="list-main">
            <Link to="/customers/$id" params={{ id: String(row.customer_id) }} search={{}} className="row-link" data-row>
              <Said>{customerName({ name: text(row.name), domain: text(row.domain), id: String(row.customer_id) })}</Said>
            </Link>
            {typeof row.mrr_cents === 'number' && row.mrr_cents > 0 && (
              <span className="soft list-under">{money(row.mrr_cents, text(row.currency))} a month</span>
            )}
          </span>
          <Badge of={kinds[String(row.what)] ?? 'quiet'} label={String(row.what)} />
          <span className="list-when soft">
            {/* When these two came to be is not known; when the customer was last there is. */}
            {(row.what === 'Past due' || row.what === 'Gone quiet') && 'seen '}
            <When at={String(row.at)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)
