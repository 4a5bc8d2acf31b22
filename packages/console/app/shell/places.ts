import { mayDo, type Session } from '../api/session'
import { t } from '../texts/catalogue'
import type { IconName } from '../ui/icons'

/** A page as the navigation and the keyboard know it. */
export interface Place {
  to:
    | '/'
    | '/customers'
    | '/attention'
    | '/tasks'
    | '/renewals'
    | '/revenue'
    | '/search'
    | '/people'
    | '/segments'
    | '/signals'
    | '/lookback'
    | '/sql'
    | '/dashboards'
    | '/adoption'
    | '/integrations'
    | '/developer'
    | '/identity'
    | '/settings'
  name: string
  icon: IconName
  /** Opens it after g. */
  letter: string
  /** What its page needs; it is not shown to others. */
  grant: string
}

type Listed = Omit<Place, 'name'> & { title(): string }

const places: readonly Listed[] = [
  { to: '/', title: () => t('shell.places.home'), icon: 'home', letter: 'h', grant: 'customer_intelligence:read' },
  { to: '/attention', title: () => t('shell.places.attention'), icon: 'attention', letter: 'a', grant: 'customer_intelligence:read' },
  { to: '/tasks', title: () => t('shell.places.tasks'), icon: 'tasks', letter: 't', grant: 'customer_intelligence:read' },
  { to: '/customers', title: () => t('shell.places.customers'), icon: 'customers', letter: 'c', grant: 'customer_intelligence:read' },
  { to: '/renewals', title: () => t('shell.places.renewals'), icon: 'renewals', letter: 'w', grant: 'customer_intelligence:read' },
  { to: '/revenue', title: () => t('shell.places.revenue'), icon: 'revenue', letter: 'v', grant: 'customer_intelligence:read' },
  { to: '/people', title: () => t('shell.places.people'), icon: 'people', letter: 'p', grant: 'customer_intelligence:read' },
  { to: '/segments', title: () => t('shell.places.segments'), icon: 'segments', letter: 'm', grant: 'customer_intelligence:read' },
  { to: '/search', title: () => t('shell.places.search'), icon: 'search', letter: 's', grant: 'customer_intelligence:read' },
  { to: '/dashboards', title: () => t('shell.places.dashboards'), icon: 'dashboards', letter: 'b', grant: 'customer_intelligence:read' },
  { to: '/adoption', title: () => t('shell.places.adoption'), icon: 'adoption', letter: 'f', grant: 'customer_intelligence:read' },
  { to: '/sql', title: () => t('shell.places.sql'), icon: 'sql', letter: 'q', grant: 'analytics:read' },
  { to: '/signals', title: () => t('shell.places.signals'), icon: 'automations', letter: 'n', grant: 'workspace_settings:read' },
  { to: '/lookback', title: () => t('shell.places.lookback'), icon: 'lookback', letter: 'l', grant: 'customer_intelligence:read' },
  {
    to: '/integrations',
    title: () => t('shell.places.integrations'),
    icon: 'integrations',
    letter: 'i',
    grant: 'customer_intelligence:read'
  },
  { to: '/developer', title: () => t('shell.places.developer'), icon: 'developer', letter: 'd', grant: 'workspace_settings:read' },
  { to: '/identity', title: () => t('shell.places.identity'), icon: 'identity', letter: 'r', grant: 'customer_access:manage' },
  { to: '/settings', title: () => t('shell.places.settings'), icon: 'settings', letter: 'e', grant: 'workspace_settings:read' }
]

/** What the page at an address needs; customers' own pages need what their list does. */
export const grantOf = (isAt: (to: Place['to']) => boolean) => places.find(({ to }) => to !== '/' && isAt(to))?.grant

export const placesOf = (session: Session | undefined): Place[] =>
  places.flatMap(({ title, ...place }) => (mayDo(session, place.grant) ? [{ ...place, name: title() }] : []))
