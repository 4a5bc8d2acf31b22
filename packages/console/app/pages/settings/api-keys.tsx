import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { useMay, useSession } from '../../api/session'
import { t } from '../../texts/catalogue'
import { TextOf } from '../../texts/text-of'
import { Copy, Field } from '../../ui/controls'
import { Confirm, Dialog } from '../../ui/dialog'
import { codeWord } from '../../ui/format'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

type ApiKey = MethodOutputs['apiKeys.list'][number]

/** The keys of servers and agents. A key's secret is shown once. */
export function ApiKeys() {
  const query = useQuery({ queryKey: ['api-keys'], queryFn: ({ signal }) => client.apiKeys.list({ signal }) })
  const mayChange = useMay('workspace_settings:manage')
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<ApiKey>()
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const revoke = useMutation({
    mutationFn: (key: ApiKey) => client.apiKeys.revoke(key.id),
    onSuccess: async (_, { name }) => {
      await queries.invalidateQueries({ queryKey: ['api-keys'] })
      done(t('settings.keys.revoked', { name }))
    },
    onError: failed,
    onSettled: () => setEnding(undefined)
  })
  return (
    <Section
      title={t('settings.tabs.keys')}
      aside={
        mayChange && (
          <button type="button" className="button primary" onClick={() => setMaking(true)}>
            {t('settings.keys.new')}
          </button>
        )
      }
    >
      <Reading query={query} rows={3}>
        {(keys) =>
          keys.length === 0 ? (
            <Empty title={t('developer.keys.none')}>{t('developer.keys.noneWhy')}</Empty>
          ) : (
            <ul className="list">
              {keys.map((key) => (
                <li className="list-row" key={key.id}>
                  <span className="list-main">
                    <Said>{key.name}</Said>
                    <span className="soft list-under">
                      <code>{key.prefix}…</code> ·{' '}
                      <span title={key.grants.map((grant) => codeWord('grant', grant)).join('\n')}>
                        {t('settings.keys.permissions', { count: key.grants.length })}
                      </span>{' '}
                      · {t('settings.keys.requests', { count: key.totalRequests })} ·{' '}
                      {key.lastUsedAt ? (
                        <TextOf of="settings.keys.used" values={{ when: <When at={key.lastUsedAt} /> }} />
                      ) : (
                        t('developer.keys.unused')
                      )}
                    </span>
                  </span>
                  {key.revokedAt ? (
                    <Badge of="quiet" label={t('developer.keys.revoked')} />
                  ) : key.expiresAt && new Date(key.expiresAt) < new Date() ? (
                    <Badge of="quiet" label={t('developer.keys.expired')} />
                  ) : (
                    mayChange && (
                      <button type="button" className="button small" onClick={() => setEnding(key)}>
                        {t('settings.keys.revoke')}
                      </button>
                    )
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
      {isMaking && <NewKey onClose={() => setMaking(false)} />}
      {ending && (
        <Confirm
          title={t('settings.keys.revokeTitle', { name: ending.name })}
          text={t('settings.keys.revokeText')}
          act={t('settings.keys.revoke')}
          isBusy={revoke.isPending}
          onAct={() => revoke.mutate(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Section>
  )
}

function NewKey({ onClose }: { onClose(): void }) {
  const grants = useSession()?.grants ?? []
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>(grants.filter((grant) => grant.endsWith(':read')))
  const queries = useQueryClient()
  const make = useMutation({
    mutationFn: () => client.apiKeys.create({ name, grants: chosen as MethodInputs['apiKeys.create']['grants'] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['api-keys'] })
  })
  if (make.data)
    return (
      <Dialog kind="middle" title={t('settings.keys.madeTitle')} description={t('settings.keys.madeText')} onClose={onClose}>
        <p className="secret">
          <code>{make.data.key}</code>
        </p>
        <div className="dialog-actions">
          <Copy text={make.data.key} label={t('settings.keys.copy')} />
          <button type="button" className="button primary" onClick={onClose}>
            {t('settings.keys.done')}
          </button>
        </div>
      </Dialog>
    )
  return (
    <Dialog kind="middle" title={t('settings.keys.newTitle')} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate()
        }}
      >
        <Field id="key-name" label={t('settings.keys.name')} help={t('settings.keys.nameHelp')}>
          <input
            id="key-name"
            required
            maxLength={255}
            value={name}
            onChange={(event) => setName(event.target.value)}
            aria-describedby="key-name-help"
          />
        </Field>
        <fieldset className="checks">
          <legend>{t('settings.keys.may')}</legend>
          {grants.map((grant) => (
            <label key={grant} title={grant}>
              <input
                type="checkbox"
                checked={chosen.includes(grant)}
                onChange={({ target }) => setChosen(target.checked ? [...chosen, grant] : chosen.filter((each) => each !== grant))}
              />
              {codeWord('grant', grant)}
            </label>
          ))}
        </fieldset>
        {make.error && (
          <p className="fault" role="alert">
            {make.error.message}
          </p>
        )}
        <div className="dialog-actions">
          <button type="submit" className="button primary" disabled={make.isPending || chosen.length === 0}>
            {t(make.isPending ? 'settings.keys.making' : 'settings.keys.make')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
