import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ColumnDef } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { listedCustomers } from '../api/lists'
import { useLongList } from '../api/long-list'
import { t } from '../texts/catalogue'
import { TextOf } from '../texts/text-of'
import { Choice, FilterText } from '../ui/controls'
import { count, customerName, money } from '../ui/format'
import { Empty } from '../ui/states'
import { Avatar, Billing, Said, When } from '../ui/text'
import { RowLink } from '../ui/virtual-table'
import { billings, withOldAddress } from './addresses'
import { type CustomerState, StateBadge, stateTones } from './assessments'
import { ListOf } from './list-of'
import { dayOf } from './standing'
import { chosenOf, type ListAddress, mine, selectionOf, useArranged, withField } from './views/arranged'
import { BulkBar } from './views/bulk-bar'
import { ListTools, useNames } from './views/list-tools'
import { SelectBox, SelectionOf } from './views/selection'
import { choiceName, fieldName } from './views/words'

type Customer = MethodOutputs['lists.customers']['items'][number]
type Query = MethodInputs['lists.customers']

const usual = ['name', 'assessment', 'health', 'plan', 'mrr', 'owner', 'renewal', 'last_activity'] as const
const all = [...usual, 'health_change', 'billing', 'contacts', 'tags', 'segments', 'domain', 'currency', 'first_seen']
const sortable: Readonly<Record<string, string>> = {
  name: 'name',
  mrr: 'mrr',
  health: 'health',
  health_change: 'health_change',
  renewal: 'renewal',
  contacts: 'contacts',
  first_seen: 'first_seen',
  last_activity: 'last_activity'
}

const dash = <span className="soft">–</span>
const said = (text: string | null | undefined) => (text ? <Said>{text}</Said> : dash)

function Change({ points }: { points: number | null }) {
  if (points === null || points === 0) return null
  return (
    <span
      className={points > 0 ? 'trend good' : 'trend bad'}
      title={t(points > 0 ? 'lists.rose' : 'lists.fell', { count: Math.abs(points) })}
    >
      <span aria-hidden="true">{points > 0 ? '↑' : '↓'}</span>
      {count(Math.abs(points))}
    </span>
  )
}

const cells: Readonly<Record<string, (customer: Customer) => React.ReactNode>> = {
  assessment: ({ assessment }) => (assessment ? <StateBadge state={assessment as CustomerState} /> : dash),
  health: ({ health, healthChange }) =>
    health === null ? (
      dash
    ) : (
      <>
        <span>{count(health)}</span>
        <Change points={healthChange} />
      </>
    ),
  health_change: ({ healthChange }) => (healthChange === null ? dash : <Change points={healthChange} />),
  billing: ({ billingStatus }) => <Billing status={billingStatus} />,
  plan: ({ plan }) => said(plan),
  mrr: ({ currentMrr, currency, mrrCalculationStatus }) =>
    mrrCalculationStatus === 'mixed_currency' ? <span className="soft">{t('lists.several')}</span> : money(currentMrr, currency),
  currency: ({ currency }) => said(currency),
  owner: ({ owner }) => said(owner?.name),
  renewal: ({ renewsOn }) => (renewsOn === null ? dash : dayOf(renewsOn)),
  contacts: ({ contactCount }) => count(contactCount),
  tags: ({ tags }) => said(tags.join(', ')),
  segments: ({ segments }) => said(segments.map(({ name }) => name).join(', ')),
  domain: ({ domain }) => said(domain),
  first_seen: ({ firstSeenAt }) => <When at={firstSeenAt} plain="day" />,
  last_activity: ({ lastActivityAt }) => <When at={lastActivityAt} />
}

const numbers = new Set(['mrr', 'contacts', 'health', 'health_change'])
const times = new Set(['first_seen', 'last_activity', 'renewal'])

/** The columns of a list. The first are shown where there is little room. */
function columnsOf(names: readonly string[]): ColumnDef<Customer>[] {
  const shown = ['name', ...names.filter((name) => name !== 'name')]
  const columns = shown.map((name, index): ColumnDef<Customer> => {
    const meta = {
      width: name === 'name' ? 'minmax(10rem, 3fr)' : 'minmax(0, 1fr)',
      isLeast: index > 1,
      isMinor: index > 5,
      isNumber: numbers.has(name),
      isTime: times.has(name),
      ...(sortable[name] && { sort: sortable[name] })
    }
    if (name === 'name') {
      return {
        id: name,
        header: fieldName('name_of_customer'),
        meta,
        cell: ({ row: { original } }) => (
          <>
            <SelectBox id={original.id} name={customerName(original)} />
            <Avatar name={customerName(original)} />
            <RowLink to="/customers/$id" params={{ id: original.id }} label={customerName(original)} />
          </>
        )
      }
    }
    const cell = cells[name]
    return {
      id: name,
      header: fieldName(name),
      meta,
      cell: ({ row: { original } }) => (cell ? cell(original) : said(traitOf(original, name)))
    }
  })
  return columns
}

function traitOf({ traits }: Customer, name: string): string | undefined {
  const value = name.startsWith('trait:') ? traits[name.slice(6)] : undefined
  if (value === undefined || value === null) return undefined
  return typeof value === 'number' ? count(value) : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Customers as a list for work: what narrows, sorts and arranges the list is in the address. */
export function CustomersPage() {
  const address = withOldAddress(useSearch({ from: '/customers' }))
  const navigate = useNavigate({ from: '/customers' })
  const arranged = useArranged('customers', address, usual)
  const names = useNames('customers')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const list = useLongList({ ...listedCustomers(selectionOf(arranged) as Query), isHeld: arranged.isReading })
  const key = arranged.columns.join(',')
  const columns = useMemo(() => columnsOf(key.split(',')), [key])
  const arrange = (change: ListAddress) =>
    void navigate({
      search: (before) =>
        ({
          ...before,
          owner: undefined,
          billing: undefined,
          active: undefined,
          silent: undefined,
          filter: address.filter,
          ...change
        }) as unknown as typeof before,
      replace: true
    })
  const { filter, view, sort, order } = arranged
  const narrow = (field: string, value: string) =>
    arrange({ filter: JSON.stringify(withField(filter, field, value === '' ? undefined : { field, op: 'is', value })) })
  const selection = useMemo(
    () => ({
      ids: chosen,
      turn: (id: string) => setChosen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
    }),
    [chosen]
  )
  const title = view?.name ?? (address.view === mine ? t('lists.mine') : t('lists.customers.title'))
  return (
    <SelectionOf value={selection}>
      <ListOf<Customer>
        title={title}
        counted={(total) => t('lists.customers.found', { count: total })}
        whenNarrow={<Empty title={t('lists.customers.noneLike')}>{t('lists.noneLikeHelp')}</Empty>}
        list={list}
        columns={columns}
        sorting={{ by: sort, direction: order }}
        isNarrowed={filter.conditions.length > 0 || arranged.q !== ''}
        onClear={() => arrange({ q: undefined, filter: JSON.stringify({ match: 'all', conditions: [] }) })}
        onSort={(by, direction) => arrange({ sort: by, order: direction })}
        whenNone={
          <Empty title={t('lists.customers.none')}>
            <TextOf of="lists.customers.noneHelp" />
          </Empty>
        }
        filters={
          <>
            <FilterText label={t('lists.customers.search')} value={arranged.q} onChange={(q) => arrange({ q: q || undefined })} />
            <Choice
              label={fieldName('assessment')}
              value={chosenOf(filter, 'assessment', 'is')}
              onChange={(value) => narrow('assessment', value)}
              options={[
                ['', t('lists.anyAssessment')],
                ...Object.keys(stateTones).map((each) => [each, choiceName('assessment', each)] as const)
              ]}
            />
            <Choice
              label={fieldName('billing')}
              value={chosenOf(filter, 'billing', 'is')}
              onChange={(value) => narrow('billing', value)}
              options={[['', t('lists.anyBilling')], ...billings.map((each) => [each, choiceName('billing', each)] as const)]}
            />
            {names.members.size > 0 && (
              <Choice
                label={fieldName('owner')}
                value={chosenOf(filter, 'owner', 'is')}
                onChange={(value) => narrow('owner', value)}
                options={[['', t('lists.anyOwner')], ['me', t('lists.me')], ...names.members]}
              />
            )}
            <ListTools subject="customers" arranged={arranged} names={names} allColumns={all} onArrange={arrange} />
          </>
        }
        above={
          <>
            {arranged.isGone && <p className="soft">{t('lists.view.gone')}</p>}
            <BulkBar ids={[...chosen]} names={names} onClear={() => setChosen(new Set())} />
          </>
        }
      />
    </SelectionOf>
  )
}
