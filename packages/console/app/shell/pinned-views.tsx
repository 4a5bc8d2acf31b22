import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { viewsQuery } from '../api/lists'
import { useMay, useSession } from '../api/session'
import { t } from '../texts/catalogue'
import { Icon } from '../ui/icons'
import { Said } from '../ui/text'

/** Views that are pinned, and the accounts of the member who looks. */
export function PinnedViews() {
  const session = useSession()
  const may = useMay('customer_intelligence:read')
  const views = useQuery({ ...viewsQuery(), enabled: may }).data ?? []
  const pinned = views.filter(({ pinned: isPinned }) => isPinned)
  const hasAccounts = may && session?.memberId
  if (pinned.length === 0 && !hasAccounts) return null
  return (
    <nav aria-label={t('lists.pinned')} className="pinned">
      <ul>
        {hasAccounts && (
          <li>
            <Pinned to="/customers" view="mine" name={t('lists.mine')} />
          </li>
        )}
        {pinned.map(({ id, name, subject }) => (
          <li key={id}>
            <Pinned to={subject === 'customers' ? '/customers' : '/people'} view={id} name={name} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Pinned({ to, view, name }: { to: '/customers' | '/people'; view: string; name: string }) {
  return (
    <Link
      to={to}
      search={{ view }}
      className="place"
      activeOptions={{ includeSearch: true, exact: true }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <Icon name={to === '/customers' ? 'customers' : 'people'} />
      <span className="pinned-name">
        <Said>{name}</Said>
      </span>
    </Link>
  )
}
