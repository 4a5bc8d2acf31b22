import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../api/client'
import { useMay } from '../../../api/session'
import { changedTeam, linksQuery, type TeamLink } from '../../../api/team'
import { t } from '../../../texts/catalogue'
import { exact } from '../../../ui/format'
import { Section } from '../../../ui/page'
import { Reading } from '../../../ui/states'
import { Badge, Said } from '../../../ui/text'
import { useOutcome } from '../../../ui/toasts'

const nameOf = ({ name, email }: TeamLink) => name ?? email

/** Invitations and sign-in links that nobody has used. */
export function Links() {
  const query = useQuery(linksQuery)
  const mayChange = useMay('workspace_settings:manage')
  const queries = useQueryClient()
  const { done, failed } = useOutcome()
  const withdraw = useMutation({
    mutationFn: ({ id }: TeamLink) => client.team.withdraw(id),
    onSuccess: (_, link) => done(t('team.links.withdrawn', { name: nameOf(link) })),
    onError: failed,
    onSettled: () => queries.invalidateQueries(changedTeam)
  })
  if (query.data?.length === 0) return null
  return (
    <Section title={t('team.links.title')}>
      <Reading query={query} rows={2}>
        {(links) => (
          <ul className="list">
            {links.map((link) => (
              <li className="list-row" key={link.id}>
                <span className="list-main">
                  <Said>{nameOf(link)}</Said>
                  <span className="soft list-under">
                    {link.kind === 'sign_in' ? t('team.links.signIn') : t('team.links.invitation', { role: t(`team.roleIs.${link.role}`) })}
                    {!link.isExpired && ` · ${t('team.links.until', { time: exact(new Date(link.expiresAt)) })}`}
                  </span>
                </span>
                {link.isExpired && <Badge of="quiet" label={t('team.links.expired')} />}
                {mayChange && (
                  <button
                    type="button"
                    className="button small"
                    aria-label={t('team.links.withdrawOf', { name: nameOf(link) })}
                    disabled={withdraw.isPending}
                    onClick={() => withdraw.mutate(link)}
                  >
                    {t('team.links.withdraw')}
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
