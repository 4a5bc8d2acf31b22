import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { safeLink } from '../../ui/format'
import { Icon } from '../../ui/icons'
import { Empty, Failure, Reading } from '../../ui/states'

/** The way to connect a provider: a page of our own in another tab, on which a person signs in or gives a key. This panel sees when it is done. */
export function Connect({ provider, name }: { provider: string; name: string }) {
  const mayOwn = useMay('integrations:connect_own')
  const mayAll = useMay('integrations:manage')
  const queries = useQueryClient()
  const capabilities = useQuery({
    queryKey: ['capabilities', provider],
    queryFn: ({ signal }) => client.tools.getIntegrationCapabilities({ provider }, { signal }),
    staleTime: 300_000
  })
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
      <Empty title="Your key may not connect this">
        It needs the grant <code>integrations:manage</code>. Ask whoever has given you the key.
      </Empty>
    )
  const link = begin.data && 'connectUrl' in begin.data ? safeLink(begin.data.connectUrl) : undefined
  return (
    <Reading query={capabilities} rows={3}>
      {({ providers: [capability] }) => {
        if (!capability?.browserHandoffAvailable)
          return (
            <Empty title={`${name} cannot be connected yet`}>
              The server needs a <code>secret</code> and a <code>publicUrl</code>, in the file of <code>--config</code> or as{' '}
              <code>RAPPORT_SECRET</code> and <code>RAPPORT_PUBLIC_URL</code>.
              {capability?.authType === 'oauth' && (
                <>
                  {' '}
                  Where {name} signs people in, it also needs the client id and secret of an application that you register there, under{' '}
                  <code>providers.{provider}</code>.
                </>
              )}
            </Empty>
          )
        if (status === 'connected') return <Empty title={`${name} is connected`}>Its first run begins now.</Empty>
        if (status === 'failed' || status === 'expired')
          return (
            <Empty
              title={status === 'failed' ? 'It could not be connected' : 'The link is too old'}
              action={
                <button type="button" className="button primary" onClick={() => begin.mutate()}>
                  Begin again
                </button>
              }
            >
              Nothing was stored.
            </Empty>
          )
        if (link)
          return (
            <Empty
              title="Go on in another tab"
              action={
                <a className="button primary" href={link} target="_blank" rel="noopener noreferrer">
                  Open the page <Icon name="external" />
                </a>
              }
            >
              The link works once, for 15 minutes. You can also send it to whoever has the key. This panel sees when it is done.
            </Empty>
          )
        if (begin.error) return <Failure error={begin.error} retry={() => begin.mutate()} />
        return (
          <Empty
            title={`Connect ${name}`}
            action={
              <button type="button" className="button primary" onClick={() => begin.mutate()} disabled={begin.isPending}>
                {begin.isPending ? 'Making a link…' : 'Connect'}
              </button>
            }
          >
            {capability.authType === 'oauth' ? `You sign in at ${name}.` : `You give a key of ${name}.`} Credentials are stored encrypted,
            and what is read changes nothing there.
          </Empty>
        )
      }}
    </Reading>
  )
}
