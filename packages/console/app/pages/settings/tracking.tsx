import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Copy, Field } from '../../ui/controls'
import { Confirm } from '../../ui/dialog'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

/** Which pages may send events, and with which public keys. */
export function Tracking() {
  const domains = useQuery({ queryKey: ['domains'], queryFn: ({ signal }) => client.publicKeys.domains({ signal }) })
  const keys = useQuery({ queryKey: ['public-keys'], queryFn: ({ signal }) => client.publicKeys.list({ signal }) })
  const mayChange = useMay('workspace_settings:manage')
  const [ending, setEnding] = useState<string>()
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const again = () => queries.invalidateQueries({ queryKey: ['public-keys'] })
  const make = useMutation({
    mutationFn: () => client.publicKeys.create(),
    onSuccess: async () => {
      await again()
      done(t('settings.tracking.made'))
    },
    onError: failed
  })
  const revoke = useMutation({
    mutationFn: (publicKey: string) => client.publicKeys.revoke(publicKey),
    onSuccess: async () => {
      await again()
      done(t('settings.tracking.revoked'))
    },
    onError: failed,
    onSettled: () => setEnding(undefined)
  })
  return (
    <>
      <Section
        title={t('developer.keys.public')}
        aside={
          mayChange && (
            <button type="button" className="button primary" onClick={() => make.mutate()} disabled={make.isPending}>
              {t('settings.tracking.new')}
            </button>
          )
        }
      >
        <Reading query={keys} rows={2}>
          {(found) =>
            found.length === 0 ? (
              <Empty title={t('developer.keys.noPublic')}>{t('developer.keys.noPublicWhy')}</Empty>
            ) : (
              <ul className="list">
                {found.map(({ publicKey, createdAt, expiresAt, revokedAt }) => (
                  <li className="list-row" key={publicKey}>
                    <span className="list-main">
                      <code>{publicKey}</code>
                      <span className="soft list-under">
                        <TextOf of="settings.tracking.createdAt" values={{ when: <When at={createdAt} /> }} />
                        {expiresAt && (
                          <>
                            {' '}
                            · <TextOf of="settings.tracking.expiresAt" values={{ when: <When at={expiresAt} /> }} />
                          </>
                        )}
                      </span>
                    </span>
                    {revokedAt ? (
                      <Badge of="quiet" label={t('developer.keys.revoked')} />
                    ) : expiresAt && new Date(expiresAt) < new Date() ? (
                      <Badge of="quiet" label={t('developer.keys.expired')} />
                    ) : (
                      <>
                        <Copy text={tagOf(publicKey)} label={t('settings.tracking.copyTag')} />
                        {mayChange && (
                          <button type="button" className="button small" onClick={() => setEnding(publicKey)}>
                            {t('settings.tracking.revoke')}
                          </button>
                        )}
                      </>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Reading>
      </Section>
      <Section title={t('settings.tracking.websites')}>
        <Reading query={domains} rows={2}>
          {(found) => <Domains key={found.join(' ')} domains={[...found]} mayChange={mayChange} />}
        </Reading>
      </Section>
      {ending && (
        <Confirm
          title={t('settings.tracking.revokeTitle')}
          text={t('settings.tracking.revokeText')}
          act={t('settings.tracking.revoke')}
          isBusy={revoke.isPending}
          onAct={() => revoke.mutate(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

const tagOf = (publicKey: string) => `<script defer src="${location.origin}/rapport.js" data-public-key="${publicKey}"></script>`

function Domains({ domains, mayChange }: { domains: string[]; mayChange: boolean }) {
  const [typed, setTyped] = useState(domains.join('\n'))
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const wanted = typed.split(/\s+/).filter((each) => each !== '')
  const save = useMutation({
    mutationFn: () => client.publicKeys.setDomains(wanted),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['domains'] })
      done(t('ui.saved'))
    },
    onError: failed
  })
  if (!mayChange)
    return (
      <ul className="plain-list">
        {domains.map((each) => (
          <li key={each}>
            <Said>{each}</Said>
          </li>
        ))}
      </ul>
    )
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Field id="domains" label={t('settings.tracking.websitesLabel')} help={t('settings.tracking.websitesHelp')}>
        <textarea
          id="domains"
          rows={Math.max(3, domains.length + 1)}
          spellCheck={false}
          value={typed}
          aria-describedby="domains-help"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <button type="submit" className="button primary" disabled={save.isPending || wanted.join(' ') === domains.join(' ')}>
        {t(save.isPending ? 'ui.saving' : 'ui.save')}
      </button>
    </form>
  )
}
