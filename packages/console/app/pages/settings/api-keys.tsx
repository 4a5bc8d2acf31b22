import type { MethodInputs, MethodOutputs } from '@rapport/client/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { useMay, useSession } from '../../api/session'
import { Copy, Field } from '../../ui/controls'
import { Confirm, Dialog } from '../../ui/dialog'
import { count, plural } from '../../ui/format'
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
      done(`“${name}” does not work any more.`)
    },
    onError: failed,
    onSettled: () => setEnding(undefined)
  })
  return (
    <Section
      title="API keys"
      aside={
        mayChange && (
          <button type="button" className="button primary" onClick={() => setMaking(true)}>
            New key
          </button>
        )
      }
    >
      <Reading query={query} rows={3}>
        {(keys) =>
          keys.length === 0 ? (
            <Empty title="No keys yet">Servers and agents ask with an API key.</Empty>
          ) : (
            <ul className="list">
              {keys.map((key) => (
                <li className="list-row" key={key.id}>
                  <span className="list-main">
                    <Said>{key.name}</Said>
                    <span className="soft list-under">
                      <code>{key.prefix}…</code> · <span title={key.grants.join('\n')}>{plural(key.grants.length, 'grant')}</span> ·{' '}
                      {count(key.totalRequests)} requests · used <When at={key.lastUsedAt} />
                    </span>
                  </span>
                  {key.revokedAt ? (
                    <Badge of="quiet" label="Revoked" />
                  ) : key.expiresAt && new Date(key.expiresAt) < new Date() ? (
                    <Badge of="quiet" label="Expired" />
                  ) : (
                    mayChange && (
                      <button type="button" className="button small" onClick={() => setEnding(key)}>
                        Revoke
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
          title={`Revoke “${ending.name}”?`}
          text="Whoever uses it is refused from now on. This cannot be taken back; a new key can be made."
          act="Revoke"
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
      <Dialog
        kind="middle"
        title="Keep this key now"
        description="It is shown this once; only its first letters are kept."
        onClose={onClose}
      >
        <p className="secret">
          <code>{make.data.key}</code>
        </p>
        <div className="dialog-actions">
          <Copy text={make.data.key} label="Copy the key" />
          <button type="button" className="button primary" onClick={onClose}>
            Done
          </button>
        </div>
      </Dialog>
    )
  return (
    <Dialog kind="middle" title="New API key" onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate()
        }}
      >
        <Field id="key-name" label="Name" help="What uses it, such as “nightly report”.">
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
          <legend>What it may do</legend>
          {grants.map((grant) => (
            <label key={grant}>
              <input
                type="checkbox"
                checked={chosen.includes(grant)}
                onChange={({ target }) => setChosen(target.checked ? [...chosen, grant] : chosen.filter((each) => each !== grant))}
              />
              <code>{grant}</code>
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
            {make.isPending ? 'Making it…' : 'Make the key'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
