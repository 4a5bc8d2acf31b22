import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { base } from './api/base'
import {
  attentionSearch,
  customerSearch,
  customersSearch,
  developerSearch,
  peopleSearch,
  personSearch,
  renewalsSearch,
  revenueSearch,
  searchSearch,
  signalsSearch,
  tasksSearch
} from './pages/addresses'
import { HomePage, homeSearch } from './pages/home/home-page'
import { FrameFailure, PageFailure } from './shell/page-failure'
import { away } from './shell/script-away'
import { NotFound, Shell } from './shell/shell'
import { text } from './url'

/** What is said stands in a panel over every page: which source is open, and which of its sentences is marked. */
const rootSearch = (raw: Record<string, unknown>) => ({ ...text(raw, 'source'), ...text(raw, 'quote') })

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: FrameFailure,
  validateSearch: rootSearch
})

const under = () => rootRoute

const routes = [
  createRoute({ getParentRoute: under, path: '/', component: HomePage, validateSearch: homeSearch }),
  createRoute({
    getParentRoute: under,
    path: '/customers',
    component: lazyRouteComponent(() => import('./pages/customers').catch(away), 'CustomersPage'),
    validateSearch: customersSearch
  }),
  createRoute({
    getParentRoute: under,
    path: '/customers/$id',
    component: lazyRouteComponent(() => import('./pages/customer/customer-page').catch(away), 'CustomerPage'),
    validateSearch: customerSearch
  }),
  createRoute({
    getParentRoute: under,
    path: '/attention',
    component: lazyRouteComponent(() => import('./pages/attention').catch(away), 'AttentionPage'),
    validateSearch: attentionSearch
  }),
  createRoute({
    getParentRoute: under,
    path: '/tasks',
    component: lazyRouteComponent(() => import('./pages/tasks/tasks-page').catch(away), 'TasksPage'),
    validateSearch: tasksSearch
  }),
  createRoute({
    getParentRoute: under,
    path: '/search',
    component: lazyRouteComponent(() => import('./pages/search').catch(away), 'SearchPage'),
    validateSearch: searchSearch
  }),
  createRoute({
    getParentRoute: under,
    path: '/people',
    component: lazyRouteComponent(() => import('./pages/people').catch(away), 'PeoplePage'),
    validateSearch: peopleSearch
  }),
  createRoute({
    getParentRoute: under,
    path: '/renewals',
    component: lazyRouteComponent(() => import('./pages/renewals/renewals-page').catch(away), 'RenewalsPage'),
    validateSearch: renewalsSearch
  }),
  createRoute({
    getParentRoute: under,
    path: '/revenue',
    component: lazyRouteComponent(() => import('./pages/revenue/revenue-page').catch(away), 'RevenuePage'),
    validateSearch: revenueSearch
  }),
  createRoute({
    getParentRoute: under,
    path: '/people/champions',
    component: lazyRouteComponent(() => import('./pages/people/champions-page').catch(away), 'ChampionsPage')
  }),
  createRoute({
    getParentRoute: under,
    path: '/people/$id',
    component: lazyRouteComponent(() => import('./pages/people/person-page').catch(away), 'PersonPage'),
    validateSearch: personSearch
  }),
  createRoute({
    getParentRoute: under,
    path: '/segments',
    component: lazyRouteComponent(() => import('./pages/segments/segments-page').catch(away), 'SegmentsPage'),
    validateSearch: (raw: Record<string, unknown>) => text(raw, 'segment')
  }),
  createRoute({
    getParentRoute: under,
    path: '/signals',
    component: lazyRouteComponent(() => import('./pages/signals/signals-page').catch(away), 'SignalsPage'),
    validateSearch: signalsSearch
  }),
  createRoute({
    getParentRoute: under,
    path: '/lookback',
    component: lazyRouteComponent(() => import('./pages/lookback/lookback-page').catch(away), 'LookbackPage')
  }),
  createRoute({
    getParentRoute: under,
    path: '/integrations',
    component: lazyRouteComponent(() => import('./pages/integrations/integrations-page').catch(away), 'IntegrationsPage'),
    validateSearch: (raw: Record<string, unknown>) => text(raw, 'provider')
  }),
  createRoute({
    getParentRoute: under,
    path: '/developer',
    component: lazyRouteComponent(() => import('./pages/developer/developer-page').catch(away), 'DeveloperPage'),
    validateSearch: developerSearch
  }),
  createRoute({
    getParentRoute: under,
    path: '/dashboards',
    component: lazyRouteComponent(() => import('./pages/dashboards/dashboards-page').catch(away), 'DashboardsPage'),
    validateSearch: (raw: Record<string, unknown>) => text(raw, 'dashboard')
  }),
  createRoute({
    getParentRoute: under,
    path: '/adoption',
    component: lazyRouteComponent(() => import('./pages/adoption/adoption-page').catch(away), 'AdoptionPage'),
    validateSearch: (raw: Record<string, unknown>) => ({ ...text(raw, 'segment'), ...text(raw, 'weeks') })
  }),
  createRoute({
    getParentRoute: under,
    path: '/sql',
    component: lazyRouteComponent(() => import('./pages/sql/sql-page').catch(away), 'SqlPage'),
    validateSearch: (raw: Record<string, unknown>) => ({ ...text(raw, 'q'), ...text(raw, 'saved') })
  }),
  createRoute({
    getParentRoute: under,
    path: '/identity',
    component: lazyRouteComponent(() => import('./pages/identity/identity-page').catch(away), 'IdentityPage'),
    validateSearch: (raw: Record<string, unknown>) => text(raw, 'tab')
  }),
  createRoute({
    getParentRoute: under,
    path: '/join',
    component: lazyRouteComponent(() => import('./pages/join/join-page').catch(away), 'JoinPage')
  }),
  createRoute({
    getParentRoute: under,
    path: '/settings',
    component: lazyRouteComponent(() => import('./pages/settings/settings-page').catch(away), 'SettingsPage'),
    validateSearch: (raw: Record<string, unknown>) => text(raw, 'tab')
  })
] as const

export const router = createRouter({
  routeTree: rootRoute.addChildren(routes),
  basepath: base,
  scrollRestoration: true,
  defaultPreload: 'intent',
  // Each page has a boundary of its own: what is around it stays, and going elsewhere leaves the error behind.
  defaultErrorComponent: PageFailure,
  defaultNotFoundComponent: NotFound
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
