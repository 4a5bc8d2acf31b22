import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../api/client'
import { type Capability, capabilitiesQuery } from '../../api/queries'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { codeWord, safeLink } from '../../ui/format'
import { Icon } from '../../ui/icons'
import { Empty, Failure, Reading } from '../../ui/states'
import { KeyForm, takesKey } from './key-form'
import { Unavailable } from './unavailable'

/** The way to connect a provider: a page of our own in another tab, on which a person signs in or gives a key. This panel sees when it is done. */
export function Connect({ provider, name }: { provider: string; name: string }) {
  const mayOwn = useMay('integrations:connect_own')
  const mayAll = useMay('integrations:manage')
  const queries = useQueryClient()
  const capabilities = useQuery(capabilitiesQuery)
  const begin = useMutation({ mutationFn: () => client.integrations.connect(provider) })
  const sessionId = begin.data && 'sessionId' in begin.data ? begin.data.sessionId : undefined
  const setup = useQuery({
    queryKey: ['setup', sessionId],
    queryFn: () => client.tools.getIntegrationSetupStatus({ sessionId: sessionId ?? '' }),
    enabled: sessionId !== undefined,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.status === 'pending' ? 2000 : false)
  })
  const status = setup.data?.status
  useEffect(() => {
    if (status === 'connected') void queries.invalidateQueries({ queryKey: ['integrations'] })
  }, [status, queries])
  if (!mayOwn && !mayAll)
    return (
      <Empty title={t('connect.notAllowed', { name })}>
        {t('connect.notAllowedWhy', { permission: codeWord('grant', 'integrations:manage') })}
      </Empty>
    )
  const link = begin.data && 'connectUrl' in begin.data ? safeLink(begin.data.connectUrl) : undefined
  return (
    <Reading query={capabilities} rows={3}>
      {(all) => {
        const capability = all.find((each) => each.provider === provider)
        if (capability?.availability !== 'available') return <Unavailable name={name} capability={capability} />
        if (status === 'connected') return <Empty title={t('connect.done', { name })}>{t('connect.doneWhat')}</Empty>
        if (status === 'failed' || status === 'expired')
          return (
            <Empty
              title={status === 'failed' ? t('connect.failed', { name }) : t('connect.expired')}
              action={
                <button type="button" className="button primary" onClick={() => begin.mutate()}>
                  {t('connect.again')}
                </button>
              }
            >
              {t('connect.nothingStored')}
            </Empty>
          )
        if (link)
          return (
            <Empty
              title={t('connect.otherTab')}
              action={
                <a className="button primary" href={link} target="_blank" rel="noopener noreferrer">
                  {t('connect.openPage')} <Icon name="external" />
                </a>
              }
            >
              {t('connect.otherTabWhat', { name })}
            </Empty>
          )
        if (takesKey(capability) && !begin.isPending && !begin.error)
          return (
            <>
              <KeyForm of={capability} />
              <p>
                <button type="button" className="link-button" onClick={() => begin.mutate()}>
                  {t('connect.link')}
                </button>
              </p>
            </>
          )
        if (begin.error) return <Failure error={begin.error} retry={() => begin.mutate()} />
        return (
          <Empty
            title={t('connect.connectName', { name })}
            action={
              <button type="button" className="button primary" onClick={() => begin.mutate()} disabled={begin.isPending}>
                {t(begin.isPending ? 'connect.makingLink' : 'connect.connect')}
              </button>
            }
          >
            {t(wayOf(capability.connectBy), { name })} {capability.category === 'analytics' && t('connect.asksCounting', { name })}{' '}
            {t('connect.safe', { name })}
          </Empty>
        )
      }}
    </Reading>
  )
}

function wayOf(ways: Capability['connectBy']) {
  if (ways.length > 1) return 'connect.byEither'
  return ways[0] === 'key' ? 'connect.byKey' : 'connect.bySignIn'
}
