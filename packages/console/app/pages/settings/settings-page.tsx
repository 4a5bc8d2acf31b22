import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { t } from '../../texts/catalogue'
import { Page } from '../../ui/page'
import { Loading } from '../../ui/states'
import { Tabs } from '../../ui/tabs'
import { ApiKeys } from './api-keys'
import { AuditLog } from './audit/audit-log'
import { CurrencySettings } from './currency/currency-settings'
import { Privacy } from './privacy'
import { ReadingNames } from './reading'
import { Team } from './team/team'
import { Tracking } from './tracking'
import { Workspace } from './workspace'

const ids = ['workspace', 'digest', 'currency', 'reading', 'keys', 'endpoints', 'tracking', 'team', 'privacy', 'audit'] as const

const MyDigest = lazy(() => import('./digest/my-digest').then(({ MyDigest: default_ }) => ({ default: default_ })))

const Endpoints = lazy(() => import('./endpoints/endpoints').then(({ Endpoints: default_ }) => ({ default: default_ })))

/** What belongs to the workspace as a whole. */
export function SettingsPage() {
  const { tab } = useSearch({ from: '/settings' })
  const navigate = useNavigate({ from: '/settings' })
  const chosen = ids.find((id) => id === (tab === 'members' ? 'team' : tab)) ?? 'workspace'
  const tabs = ids.map((id) => ({ id, name: t(`settings.tabs.${id}`) }))
  return (
    <Page title={t('settings.title')}>
      <Tabs
        label={t('settings.title')}
        tabs={tabs}
        chosen={chosen}
        onChoose={(id) => void navigate({ search: { tab: id }, replace: true })}
      />
      <div className="tab-panel" role="tabpanel" aria-label={t(`settings.tabs.${chosen}`)}>
        {chosen === 'workspace' && <Workspace />}
        {chosen === 'digest' && (
          <Suspense fallback={<Loading rows={6} />}>
            <MyDigest />
          </Suspense>
        )}
        {chosen === 'currency' && <CurrencySettings />}
        {chosen === 'reading' && <ReadingNames />}
        {chosen === 'keys' && <ApiKeys />}
        {chosen === 'endpoints' && (
          <Suspense fallback={<Loading rows={4} />}>
            <Endpoints />
          </Suspense>
        )}
        {chosen === 'tracking' && <Tracking />}
        {chosen === 'team' && <Team />}
        {chosen === 'audit' && <AuditLog />}
        {chosen === 'privacy' && <Privacy />}
      </div>
    </Page>
  )
}
