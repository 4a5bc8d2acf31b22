import { mayDo, type Session } from '../api/session'
import type { IconName } from '../ui/icons'

/** A page as the navigation and the keyboard know it. */
export interface Place {
  to:
    | '/'
    | '/customers'
    | '/attention'
    | '/search'
    | '/people'
    | '/signals'
    | '/lookback'
    | '/sql'
    | '/integrations'
    | '/identity'
    | '/settings'
  name: string
  icon: IconName
  /** Opens it after g. */
  letter: string
  /** What its page needs; it is not shown to others. */
  grant: string
}

const places: readonly Place[] = [
  { to: '/', name: 'Home', icon: 'home', letter: 'h', grant: 'customer_intelligence:read' },
  { to: '/attention', name: 'Attention', icon: 'attention', letter: 'a', grant: 'customer_intelligence:read' },
  { to: '/customers', name: 'Customers', icon: 'customers', letter: 'c', grant: 'customer_intelligence:read' },
  { to: '/people', name: 'People', icon: 'people', letter: 'p', grant: 'customer_intelligence:read' },
  { to: '/search', name: 'Search', icon: 'search', letter: 's', grant: 'customer_intelligence:read' },
  { to: '/sql', name: 'SQL', icon: 'sql', letter: 'q', grant: 'analytics:read' },
  { to: '/signals', name: 'Signals', icon: 'automations', letter: 'n', grant: 'workspace_settings:read' },
  { to: '/lookback', name: 'Look-back', icon: 'lookback', letter: 'l', grant: 'customer_intelligence:read' },
  { to: '/integrations', name: 'Integrations', icon: 'integrations', letter: 'i', grant: 'customer_intelligence:read' },
  { to: '/identity', name: 'Identity review', icon: 'identity', letter: 'r', grant: 'customer_access:manage' },
  { to: '/settings', name: 'Settings', icon: 'settings', letter: 'e', grant: 'workspace_settings:read' }
]

/** What the page at an address needs; customers' own pages need what their list does. */
export const grantOf = (isAt: (to: Place['to']) => boolean) => places.find(({ to }) => to !== '/' && isAt(to))?.grant

export const placesOf = (session: Session | undefined) => places.filter(({ grant }) => mayDo(session, grant))
