import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dashboardsQuery, savedQueriesQuery } from '../api/dashboards'
import { customersQuery, peopleQuery } from '../api/queries'
import { useMay, useSession } from '../api/session'
import { signalsQuery } from '../api/watching'
import { t } from '../texts/catalogue'
import { customerName, personName } from '../ui/format'
import type { IconName } from '../ui/icons'
import { placesOf } from './places'

/** Something that was found, and how to go there. */
export interface Found {
  id: string
  icon: IconName
  label: string
  /** What tells it from others of the same name. */
  aside: string
  go(): unknown
}

/** Finds what fits a text; nothing for an empty one, unless there is little of it. */
type Finder = (term: string) => Found[]

const shown = 6
const fits = (term: string, ...texts: (string | null)[]) => texts.some((text) => (text ?? '').toLowerCase().includes(term.toLowerCase()))

const useCustomers: Finder = (term) => {
  const navigate = useNavigate()
  const mayRead = useMay('customer_intelligence:read')
  const query = useInfiniteQuery({ ...customersQuery({ search: term, limit: shown }), enabled: mayRead && term !== '' })
  const answered = term === '' ? [] : (query.data?.pages[0]?.items ?? [])
  // While the answer to what was just typed is on its way, only what fits it stays of the one before: Enter opens what one means.
  return (query.isPlaceholderData ? answered.filter(({ name, domain }) => fits(term, name, domain)) : answered).map((customer) => ({
    id: customer.id,
    icon: 'customers',
    label: customerName(customer),
    aside: customer.domain ?? '',
    go: () => navigate({ to: '/customers/$id', params: { id: customer.id }, search: {} })
  }))
}

const usePeople: Finder = (term) => {
  const navigate = useNavigate()
  const mayRead = useMay('customer_intelligence:read')
  const query = useInfiniteQuery({ ...peopleQuery({ search: term, limit: shown }), enabled: mayRead && term !== '' })
  const answered = term === '' ? [] : (query.data?.pages[0]?.items ?? [])
  return (query.isPlaceholderData ? answered.filter(({ name, email }) => fits(term, name, email)) : answered).map((person) => ({
    id: person.id,
    icon: 'people',
    label: personName(person),
    aside: person.customerId
      ? customerName({ name: person.customerName, domain: person.customerDomain, id: person.customerId })
      : (person.email ?? ''),
    go: () => navigate({ to: '/people/$id', params: { id: person.id }, search: {} })
  }))
}

/** What is found by its name in a list that is read as a whole. */
const namesFound = (
  term: string,
  all: readonly { id: string; name: string }[],
  { icon, aside, go }: { icon: IconName; aside: string; go(id: string): unknown }
): Found[] =>
  all
    .filter(({ name }) => term !== '' && fits(term, name))
    .slice(0, shown)
    .map(({ id, name }) => ({ id, icon, label: name, aside, go: () => go(id) }))

const useSignals: Finder = (term) => {
  const navigate = useNavigate()
  const mayRead = useMay('workspace_settings:read')
  const { data = [] } = useQuery({ ...signalsQuery, enabled: mayRead && term !== '' })
  const go = (signal: string) => navigate({ to: '/signals', search: { signal } })
  return namesFound(term, data, { icon: 'automations', aside: t('find.signal'), go })
}

const useDashboards: Finder = (term) => {
  const navigate = useNavigate()
  const mayRead = useMay('customer_intelligence:read')
  const { data = [] } = useQuery({ ...dashboardsQuery, enabled: mayRead && term !== '' })
  const go = (dashboard: string) => navigate({ to: '/dashboards', search: { dashboard } })
  return namesFound(term, data, { icon: 'dashboards', aside: t('find.dashboard'), go })
}

const useSavedQueries: Finder = (term) => {
  const navigate = useNavigate()
  const mayRead = useMay('analytics:read')
  const { data = [] } = useQuery({ ...savedQueriesQuery, enabled: mayRead && term !== '' })
  const go = (saved: string) => navigate({ to: '/sql', search: { saved } })
  return namesFound(term, data, { icon: 'sql', aside: t('find.query'), go })
}

const usePlaces: Finder = (term) => {
  const navigate = useNavigate()
  const session = useSession()
  return placesOf(session)
    .filter(({ name }) => fits(term, name))
    .map(({ to, name, icon, letter }) => ({ id: to, icon, label: name, aside: t('find.key', { letter }), go: () => navigate({ to }) }))
}

/** What was said is searched on its own page; it comes last. */
const useWhatWasSaid: Finder = (term) => {
  const navigate = useNavigate()
  const mayRead = useMay('customer_intelligence:read')
  if (term === '' || !mayRead) return []
  const label = t('find.said', { words: term })
  return [{ id: 'said', icon: 'search', label, aside: '', go: () => navigate({ to: '/search', search: { q: term } }) }]
}

/** Everything that fits, in the order in which the menu shows it. A further kind is one more finder, before what was said. */
export function useFound(term: string): Found[] {
  return [
    useCustomers(term),
    usePeople(term),
    useSignals(term),
    useDashboards(term),
    useSavedQueries(term),
    usePlaces(term),
    useWhatWasSaid(term)
  ].flat()
}
