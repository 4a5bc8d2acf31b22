import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../api/client'
import { changedTeam, sessionsQuery, type TeamSession } from '../../../api/team'
import { t } from '../../../texts/catalogue'
import { ago } from '../../../ui/format'
import { Section } from '../../../ui/page'
import { Reading } from '../../../ui/states'
import { Badge, Said } from '../../../ui/text'
import { useOutcome } from '../../../ui/toasts'
import { browserOf } from './browser-name'

/** Where people are signed in. */
export function Sessions() {
  const query = useQuery(sessionsQuery)
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const end = useMutation({
    mutationFn: ({ id }: TeamSession) => client.team.endSession(id),
    onSuccess: (_, { memberName: name }) => done(t('team.sessions.ended', { name })),
    onError: failed,
    onSettled: () => queries.invalidateQueries(changedTeam)
  })
  if (query.data?.length === 0) return null
  return (
    <Section title={t('team.sessions.title')}>
      <Reading query={query} rows={2}>
        {(sessions) => (
          <ul className="list">
            {sessions.map((session) => (
              <li className="list-row" key={session.id}>
                <span className="list-main">
                  <Said>{session.memberName}</Said>
                  <span className="soft list-under" title={session.userAgent}>
                    {browserName(session)} · {t('team.sessions.used', { time: ago(new Date(session.lastUsedAt)) })} ·{' '}
                    {t('team.sessions.begun', { time: ago(new Date(session.createdAt)) })}
                  </span>
                </span>
                {session.isCurrent ? (
                  <Badge of="info" label={t('team.sessions.this')} />
                ) : (
                  <button
                    type="button"
                    className="button small"
                    aria-label={t('team.sessions.endOf', { name: session.memberName, browser: browserName(session) })}
                    disabled={end.isPending}
                    onClick={() => end.mutate(session)}
                  >
                    {t('team.sessions.end')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Reading>
    </Section>
  )
}

function browserName({ userAgent }: TeamSession): string {
  const { browser, system } = browserOf(userAgent)
  if (browser === undefined) return system ?? t('team.sessions.unknown')
  return system === undefined ? browser : t('team.sessions.browser', { browser, system })
}
