import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { client } from '../../api/client'
import { deadLettersQuery, failedDeliveriesQuery } from '../../api/developer'
import { useMay } from '../../api/session'
import { t } from '../../texts/catalogue'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Said, When } from '../../ui/text'
import { useOutcome } from '../../ui/toasts'

/** What hooks could not be told, and messages that did not arrive: each can be sent again. */
export function Undelivered() {
  const mayReadCustomers = useMay('customer_intelligence:read')
  const mayRetry = useMay('workspace_settings:manage')
  const maySend = useMay('destinations:manage')
  return (
    <>
      {mayReadCustomers && <Letters mayRetry={mayRetry} />}
      {maySend && <Messages />}
      {!mayReadCustomers && !maySend && (
        <Empty title={t('developer.undelivered.forbidden')}>{t('developer.undelivered.forbiddenWhy')}</Empty>
      )}
    </>
  )
}

function Letters({ mayRetry }: { mayRetry: boolean }) {
  const query = useQuery(deadLettersQuery)
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const retry = useMutation({
    mutationFn: (id: string | undefined) => client.hooks.retry(id === undefined ? {} : { id }),
    onSuccess: async (retried) => {
      await queries.invalidateQueries({ queryKey: deadLettersQuery.queryKey })
      done(t('developer.undelivered.retried', { count: retried }))
    },
    onError: failed
  })
  const button = (label: string, id?: string) =>
    mayRetry && (
      <button type="button" className="button small" onClick={() => retry.mutate(id)} disabled={retry.isPending}>
        {label}
      </button>
    )
  return (
    <Section title={t('developer.undelivered.hooks')} aside={query.data && query.data.length > 1 && button(t('developer.retryAll'))}>
      <Reading query={query} rows={3}>
        {(letters) =>
          letters.length === 0 ? (
            <Empty title={t('developer.undelivered.noLetters')}>{t('developer.undelivered.noLettersWhy')}</Empty>
          ) : (
            <ul className="list">
              {letters.map(({ id, hookId, name, error, since, data }) => (
                <Row key={id} title={`${hookId}: ${name}`} error={error} at={since} action={button(t('developer.retry'), id)}>
                  <details>
                    <summary>{t('developer.undelivered.data')}</summary>
                    <pre className="code raw">{JSON.stringify(data, null, 2)}</pre>
                  </details>
                </Row>
              ))}
            </ul>
          )
        }
      </Reading>
    </Section>
  )
}

function Messages() {
  const query = useQuery(failedDeliveriesQuery)
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const retry = useMutation({
    mutationFn: (id: string) => client.deliveries.retry(id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: failedDeliveriesQuery.queryKey })
      done(t('developer.undelivered.sentAgain'))
    },
    onError: failed
  })
  return (
    <Section title={t('developer.undelivered.messages')}>
      <Reading query={query} rows={3}>
        {(messages) =>
          messages.length === 0 ? (
            <Empty title={t('developer.undelivered.noMessages')} />
          ) : (
            <ul className="list">
              {messages.map(({ id, label, error, createdAt }) => (
                <Row
                  key={id}
                  title={label || t('developer.undelivered.noChannel')}
                  error={error}
                  at={createdAt}
                  action={
                    <button type="button" className="button small" onClick={() => retry.mutate(id)} disabled={retry.isPending}>
                      {t('developer.undelivered.send')}
                    </button>
                  }
                />
              ))}
            </ul>
          )
        }
      </Reading>
    </Section>
  )
}

function Row({
  title,
  error,
  at,
  action,
  children
}: {
  title: string
  error: string | null
  at: string
  action: ReactNode
  children?: ReactNode
}) {
  return (
    <li className="list-row issue">
      <span className="list-main">
        <Said>{title}</Said>
        {error && (
          <span className="fault">
            <Said>{error}</Said>
          </span>
        )}
        {children}
      </span>
      <span className="list-when soft">
        <When at={at} />
      </span>
      {action}
    </li>
  )
}
