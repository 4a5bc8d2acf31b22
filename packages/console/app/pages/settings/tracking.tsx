import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../api/client'
import { useMay } from '../../api/session'
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
      done('The key is there.')
    },
    onError: failed
  })
  const revoke = useMutation({
    mutationFn: (publicKey: string) => client.publicKeys.revoke(publicKey),
    onSuccess: async () => {
      await again()
      done('Its events are refused from now on.')
    },
    onError: failed,
    onSettled: () => setEnding(undefined)
  })
  return (
    <>
      <Section
        title="Public keys"
        aside={
          mayChange && (
            <button type="button" className="button primary" onClick={() => make.mutate()} disabled={make.isPending}>
              New key
            </button>
          )
        }
      >
        <Reading query={keys} rows={2}>
          {(found) =>
            found.length === 0 ? (
              <Empty title="No public keys">Pages send events with one.</Empty>
            ) : (
              <ul className="list">
                {found.map(({ publicKey, createdAt, expiresAt, revokedAt }) => (
                  <li className="list-row" key={publicKey}>
                    <span className="list-main">
                      <code>{publicKey}</code>
                      <span className="soft list-under">
                        made <When at={createdAt} />
                        {expiresAt && (
                          <>
                            {' '}
                            · ends <When at={expiresAt} />
                          </>
                        )}
                      </span>
                    </span>
                    {revokedAt ? (
                      <Badge of="quiet" label="Revoked" />
                    ) : expiresAt && new Date(expiresAt) < new Date() ? (
                      <Badge of="quiet" label="Expired" />
                    ) : (
                      <>
                        <Copy text={tagOf(publicKey)} label="Copy the tag" />
                        {mayChange && (
                          <button type="button" className="button small" onClick={() => setEnding(publicKey)}>
                            Revoke
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
      <Section title="Domains">
        <Reading query={domains} rows={2}>
          {(found) => <Domains key={found.join(' ')} domains={[...found]} mayChange={mayChange} />}
        </Reading>
      </Section>
      {ending && (
        <Confirm
          title="Revoke this public key?"
          text="Pages that carry it cannot send events any more. This cannot be taken back; a new key can be made."
          act="Revoke"
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
      done('Saved.')
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
      <Field id="domains" label="Pages that may send events" help="One origin a line, such as https://app.example.com.">
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
        {save.isPending ? 'Saving…' : 'Save'}
      </button>
    </form>
  )
}
