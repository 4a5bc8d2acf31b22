import type { ToolOutputs } from '@rapport/client/session'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ColumnDef, createColumnHelper } from '@tanstack/react-table'
import { useLongList } from '../api/long-list'
import { peoplePages } from '../api/queries'
import { Choice, FilterText } from '../ui/controls'
import { customerName, personName, words } from '../ui/format'
import { Empty } from '../ui/states'
import { Avatar, Badge, Said, When } from '../ui/text'
import { RowLink } from '../ui/virtual-table'
import { stages } from './addresses'
import { ListOf, type Narrow } from './list-of'
import { PeopleTabs } from './people/people-tabs'

type Person = ToolOutputs['svc_list_users']['items'][number]
const column = createColumnHelper<Person>()

const columns = [
  column.accessor('name', {
    header: 'Person',
    meta: { width: 'minmax(11rem, 1.4fr)' },
    cell: ({ row: { original } }) => (
      <>
        <Avatar name={personName(original)} />
        <RowLink to="/people/$id" params={{ id: original.id }} label={personName(original)} />
      </>
    )
  }),
  column.accessor('email', {
    header: 'Email',
    meta: { width: 'minmax(12rem, 1.6fr)', sort: 'email', isMinor: true },
    cell: ({ getValue }) => <Said>{getValue() ?? '–'}</Said>
  }),
  column.accessor('customerName', {
    header: 'Customer',
    meta: { width: 'minmax(9rem, 1fr)', isLeast: true },
    cell: ({ row: { original } }) =>
      original.customerId ? (
        <Link to="/customers/$id" params={{ id: original.customerId }} search={{}} className="quiet-link above" tabIndex={-1}>
          <Said>{customerName({ name: original.customerName, domain: original.customerDomain, id: original.customerId })}</Said>
        </Link>
      ) : (
        <span className="soft">–</span>
      )
  }),
  column.accessor('journeyStage', {
    header: 'Stage',
    meta: { width: '7.5rem', isMinor: true },
    cell: ({ getValue }) => <Badge of={getValue()} label={words(getValue())} />
  }),
  column.accessor('lastActivityAt', {
    header: 'Last active',
    meta: { width: '7.5rem', sort: 'last_activity_at', isTime: true },
    cell: ({ getValue }) => <When at={getValue()} />
  })
] as ColumnDef<Person>[]

/** Everybody who uses the product. */
export function PeoplePage() {
  const { q, stage, sort = 'last_activity_at', order } = useSearch({ from: '/people' })
  const navigate = useNavigate({ from: '/people' })
  const direction = order ?? (sort === 'email' ? 'asc' : 'desc')
  const list = useLongList(
    peoplePages({ orderBy: sort, orderDirection: direction, ...(q && { search: q }), ...(stage && { journeyStage: stage }) })
  )
  const narrow: Narrow = (change) => void navigate({ search: (before) => ({ ...before, ...change }) as typeof before, replace: true })
  return (
    <ListOf<Person>
      title="People"
      noun={['person', 'people']}
      list={list}
      columns={columns}
      sorting={{ by: sort, direction }}
      chosen={{ q, stage }}
      narrow={narrow}
      whenNone={
        <Empty title="Nobody yet">
          People come with <code>identify</code> of the tracker, with providers that you connect, and with <code>users.put</code>.
        </Empty>
      }
      filters={
        <>
          <PeopleTabs chosen="people" />
          <FilterText label="Name or email" value={q ?? ''} onChange={(value) => narrow({ q: value || undefined })} />
          <Choice
            label="Stage"
            value={stage ?? ''}
            onChange={(value) => narrow({ stage: value || undefined })}
            options={[['', 'Any stage'], ...stages.map((each) => [each, words(each)] as const)]}
          />
        </>
      }
    />
  )
}
