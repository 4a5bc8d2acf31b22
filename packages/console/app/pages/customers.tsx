import type { MethodOutputs } from '@rapport/client/session'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ColumnDef, createColumnHelper } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useLongList } from '../api/long-list'
import { customerPages, membersQuery } from '../api/queries'
import { useMay } from '../api/session'
import { Choice, FilterText } from '../ui/controls'
import { count, customerName, money } from '../ui/format'
import { Empty } from '../ui/states'
import { Avatar, Billing, Said, When } from '../ui/text'
import { RowLink } from '../ui/virtual-table'
import { type CustomerState, StateBadge, useStates } from './assessments'
import { ListOf, type Narrow } from './list-of'

type Customer = MethodOutputs['customers.list']['items'][number]
const column = createColumnHelper<Customer>()

const columnsOf = (states: ReadonlyMap<string, CustomerState>) =>
  [
    column.accessor('name', {
      header: 'Customer',
      meta: { width: 'minmax(8.5rem, 1fr)', sort: 'name' },
      cell: ({ row: { original } }) => (
        <>
          <Avatar name={customerName(original)} />
          <RowLink to="/customers/$id" params={{ id: original.id }} label={customerName(original)} />
          <span className="soft cell-aside">
            <Said>{customerName(original) === original.domain ? '' : (original.domain ?? '')}</Said>
          </span>
        </>
      )
    }),
    column.display({
      id: 'assessment',
      header: 'Assessment',
      meta: { width: '5rem', isLeast: true },
      cell: ({ row: { original } }) => {
        const state = states.get(original.id)
        return state ? <StateBadge state={state} /> : '–'
      }
    }),
    column.accessor('billingStatus', {
      header: 'Billing',
      meta: { width: '5.5rem', isMinor: true },
      cell: ({ getValue }) => <Billing status={getValue()} />
    }),
    column.accessor('plan', {
      header: 'Plan',
      meta: { width: '5rem', isMinor: true },
      cell: ({ getValue }) => <Said>{getValue() ?? '–'}</Said>
    }),
    column.accessor('currentMrr', {
      header: 'MRR',
      meta: { width: '5.5rem', isNumber: true, sort: 'mrr_cents' },
      cell: ({ row: { original } }) =>
        original.mrrCalculationStatus === 'mixed_currency' ? (
          <span className="soft" title="Subscriptions in several currencies are not added up">
            several
          </span>
        ) : (
          money(original.currentMrr, original.currency)
        )
    }),
    column.accessor('contactCount', {
      header: 'People',
      meta: { width: '3.5rem', isNumber: true, isMinor: true },
      cell: ({ getValue }) => count(getValue())
    }),
    column.accessor('owner', {
      header: 'Owner',
      meta: { width: '5rem', isMinor: true },
      cell: ({ getValue }) => <Said>{getValue()?.name ?? '–'}</Said>
    }),
    column.accessor('firstSeenAt', {
      header: 'Since',
      meta: { width: '4rem', sort: 'first_seen_at', isMinor: true },
      cell: ({ getValue }) => <When at={getValue()} plain="day" />
    }),
    column.accessor('lastActivityAt', {
      header: 'Last active',
      meta: { width: '5.5rem', sort: 'last_activity_at', isTime: true },
      cell: ({ getValue }) => <When at={getValue()} />
    })
  ] as ColumnDef<Customer>[]

/** Every customer: what narrows and sorts the list is in the address. */
export function CustomersPage() {
  const { q, owner, billing, active, silent, sort = 'last_activity_at', order } = useSearch({ from: '/customers' })
  const navigate = useNavigate({ from: '/customers' })
  const mayMembers = useMay('workspace_members:read')
  const members = useQuery({ ...membersQuery, enabled: mayMembers }).data ?? []
  const direction = order ?? (sort === 'name' ? 'asc' : 'desc')
  const list = useLongList(
    customerPages({
      orderBy: sort,
      orderDirection: direction,
      ...(q && { search: q }),
      ...(owner && { ownerEmail: owner }),
      ...(billing && { billingStatus: billing }),
      ...(active && { hasActivityInLast: active }),
      ...(silent && { noActivityInLast: silent })
    })
  )
  const states = useStates(list.held.map(({ id }) => id))
  const columns = useMemo(() => columnsOf(states), [states])
  const narrow: Narrow = (change) => void navigate({ search: (before) => ({ ...before, ...change }) as typeof before, replace: true })
  return (
    <ListOf<Customer>
      title="Customers"
      noun={['customer', 'customers']}
      list={list}
      columns={columns}
      sorting={{ by: sort, direction }}
      chosen={{ q, owner, billing, active, silent }}
      narrow={narrow}
      whenNone={
        <Empty title="No customers yet">
          They come with the events of people whose company is known, with providers that you connect, and with <code>customers.put</code>.
        </Empty>
      }
      filters={
        <>
          <FilterText label="Name or domain" value={q ?? ''} onChange={(value) => narrow({ q: value || undefined })} />
          <Choice
            label="Billing"
            value={billing ?? ''}
            onChange={(value) => narrow({ billing: value || undefined })}
            options={[
              ['', 'Any billing'],
              ['PAYING', 'Paying'],
              ['TRIALING', 'Trial'],
              ['PAST_DUE', 'Past due'],
              ['CHURNED', 'Churned'],
              ['NONE', 'No billing']
            ]}
          />
          <Choice
            label="Activity"
            value={active ? `a${active}` : silent ? `s${silent}` : ''}
            onChange={(value) =>
              narrow({
                active: value.startsWith('a') ? value.slice(1) : undefined,
                silent: value.startsWith('s') ? value.slice(1) : undefined
              })
            }
            options={[
              ['', 'Any activity'],
              ['a7d', 'Active in 7 days'],
              ['a30d', 'Active in 30 days'],
              ['s7d', 'Silent for 7 days'],
              ['s14d', 'Silent for 14 days'],
              ['s30d', 'Silent for 30 days'],
              ['s90d', 'Silent for 90 days']
            ]}
          />
          {members.length > 0 && (
            <Choice
              label="Owner"
              value={owner ?? ''}
              onChange={(value) => narrow({ owner: value || undefined })}
              options={[['', 'Any owner'], ...members.map(({ email, name }) => [email, name] as const)]}
            />
          )}
        </>
      }
    />
  )
}
