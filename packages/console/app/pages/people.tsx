import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { listedPeople } from '../api/lists'
import { useLongList } from '../api/long-list'
import { t } from '../texts/catalogue'
import { TextOf } from '../texts/text-of'
import { Choice, FilterText } from '../ui/controls'
import { codeWord, count, customerName, personName } from '../ui/format'
import { Empty } from '../ui/states'
import { Avatar, Badge, Said, When } from '../ui/text'
import { RowLink } from '../ui/virtual-table'
import { stages } from './addresses'
import { ListOf } from './list-of'
import { PeopleTabs } from './people/people-tabs'
import { chosenOf, type ListAddress, selectionOf, useArranged, withField } from './views/arranged'
import { ListTools, useNames } from './views/list-tools'
import { fieldName } from './views/words'

type Person = MethodOutputs['lists.people']['items'][number]
type Query = MethodInputs['lists.people']

const usual = ['name', 'email', 'customer', 'stage', 'last_activity'] as const
const all = [...usual, 'segments', 'first_seen']
const sortable: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  first_seen: 'first_seen',
  last_activity: 'last_activity'
}
const times = new Set(['first_seen', 'last_activity'])

const dash = <span className="soft">–</span>
const said = (text: string | null | undefined) => (text ? <Said>{text}</Said> : dash)

const cells: Readonly<Record<string, (person: Person) => React.ReactNode>> = {
  email: ({ email }) => said(email),
  customer: ({ customerId, customerName: name, customerDomain: domain }) =>
    customerId ? (
      <Link to="/customers/$id" params={{ id: customerId }} search={{}} className="quiet-link above" tabIndex={-1}>
        <Said>{customerName({ name, domain, id: customerId })}</Said>
      </Link>
    ) : (
      dash
    ),
  stage: ({ journeyStage }) => <Badge of={journeyStage} label={codeWord('stage', journeyStage)} />,
  segments: ({ segments }) => said(segments.map(({ name }) => name).join(', ')),
  first_seen: ({ firstSeenAt }) => <When at={firstSeenAt} plain="day" />,
  last_activity: ({ lastActivityAt }) => <When at={lastActivityAt} />
}

function columnsOf(names: readonly string[]): ColumnDef<Person>[] {
  const shown = ['name', ...names.filter((name) => name !== 'name')]
  return shown.map((name, index): ColumnDef<Person> => {
    const meta = {
      width: name === 'name' ? 'minmax(8.5rem, 1.6fr)' : 'minmax(0, 1fr)',
      isLeast: index > 1,
      isMinor: index > 4,
      isTime: times.has(name),
      ...(sortable[name] && { sort: sortable[name] })
    }
    const cell = cells[name]
    return {
      id: name,
      header: fieldName(name === 'name' ? 'name_of_person' : name),
      meta,
      cell: ({ row: { original } }) =>
        name === 'name' ? <Name person={original} /> : cell ? cell(original) : said(traitOf(original, name))
    }
  })
}

function Name({ person }: { person: Person }) {
  return (
    <>
      <Avatar name={personName(person)} />
      <RowLink to="/people/$id" params={{ id: person.id }} label={personName(person)} />
    </>
  )
}

function traitOf({ traits }: Person, name: string): string | undefined {
  const value = name.startsWith('trait:') ? traits[name.slice(6)] : undefined
  if (value === undefined || value === null) return undefined
  return typeof value === 'number' ? count(value) : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Everybody who uses the product, as a list for work. */
export function PeoplePage() {
  const { stage, ...address } = useSearch({ from: '/people' })
  const navigate = useNavigate({ from: '/people' })
  const old = stage && JSON.stringify({ match: 'all', conditions: [{ field: 'stage', op: 'is', value: stage }] })
  const arranged = useArranged('people', { ...address, filter: address.filter ?? old }, usual)
  const names = useNames('people')
  const list = useLongList({ ...listedPeople(selectionOf(arranged) as Query), isHeld: arranged.isReading })
  const key = arranged.columns.join(',')
  const columns = useMemo(() => columnsOf(key.split(',')), [key])
  const arrange = (change: ListAddress) =>
    void navigate({
      search: (before) => ({ ...before, stage: undefined, filter: address.filter ?? old, ...change }) as unknown as typeof before,
      replace: true
    })
  const { filter, view, sort, order } = arranged
  return (
    <ListOf<Person>
      title={view?.name ?? t('lists.people.title')}
      counted={(total) => t('lists.people.found', { count: total })}
      whenNarrow={<Empty title={t('lists.people.noneLike')}>{t('lists.noneLikeHelp')}</Empty>}
      list={list}
      columns={columns}
      sorting={{ by: sort, direction: order }}
      isNarrowed={filter.conditions.length > 0 || arranged.q !== ''}
      onClear={() => arrange({ q: undefined, filter: JSON.stringify({ match: 'all', conditions: [] }) })}
      onSort={(by, direction) => arrange({ sort: by, order: direction })}
      whenNone={
        <Empty title={t('lists.people.none')}>
          <TextOf of="lists.people.noneHelp" />
        </Empty>
      }
      above={arranged.isGone && <p className="soft">{t('lists.view.gone')}</p>}
      filters={
        <>
          <PeopleTabs chosen="people" />
          <FilterText label={t('lists.people.search')} value={arranged.q} onChange={(q) => arrange({ q: q || undefined })} />
          <Choice
            label={fieldName('stage')}
            value={chosenOf(filter, 'stage', 'is')}
            onChange={(value) =>
              arrange({
                filter: JSON.stringify(withField(filter, 'stage', value === '' ? undefined : { field: 'stage', op: 'is', value }))
              })
            }
            options={[['', t('lists.anyStage')], ...stages.map((each) => [each, codeWord('stage', each)] as const)]}
          />
          <ListTools subject="people" arranged={arranged} names={names} allColumns={all} onArrange={arrange} />
        </>
      }
    />
  )
}
