import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { client } from '../../api/client'
import { t } from '../../texts/catalogue'
import { Section } from '../../ui/page'
import { Empty, Reading } from '../../ui/states'
import { Badge, Said, When } from '../../ui/text'

/** Who may send and ask: API keys with their last use, public keys with the pages that may send. Settings change them. */
export function Keys() {
  const keys = useQuery({ queryKey: ['api-keys'], queryFn: ({ signal }) => client.apiKeys.list({ signal }) })
  const publicKeys = useQuery({ queryKey: ['public-keys'], queryFn: ({ signal }) => client.publicKeys.list({ signal }) })
  const domains = useQuery({ queryKey: ['domains'], queryFn: ({ signal }) => client.publicKeys.domains({ signal }) })
  const change = (tab: 'keys' | 'tracking') => (
    <Link to="/settings" search={{ tab }}>
      {t('developer.keys.change')}
    </Link>
  )
  return (
    <>
      <Section title={t('developer.keys.api')} aside={change('keys')}>
        <Reading query={keys} rows={3}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={t('developer.keys.none')}>{t('developer.keys.noneWhy')}</Empty>
            ) : (
              <ul className="list">
                {all.map(({ id, name, prefix, lastUsedAt, totalRequests, revokedAt, expiresAt }) => (
                  <li className="list-row" key={id}>
                    <span className="list-main">
                      <Said>{name}</Said>
                      <span className="soft list-under">
                        <code>{prefix}…</code> · {t('developer.keys.requests', { count: totalRequests })}
                      </span>
                    </span>
                    <State revokedAt={revokedAt} expiresAt={expiresAt} />
                    <span className="list-when soft">{lastUsedAt ? <When at={lastUsedAt} /> : t('developer.keys.unused')}</span>
                  </li>
                ))}
              </ul>
            )
          }
        </Reading>
      </Section>
      <Section title={t('developer.keys.public')} aside={change('tracking')}>
        <Reading query={publicKeys} rows={2}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={t('developer.keys.noPublic')}>{t('developer.keys.noPublicWhy')}</Empty>
            ) : (
              <ul className="list">
                {all.map(({ publicKey, createdAt, revokedAt, expiresAt }) => (
                  <li className="list-row" key={publicKey}>
                    <code className="list-main">{publicKey}</code>
                    <State revokedAt={revokedAt} expiresAt={expiresAt} />
                    <span className="list-when soft">
                      <When at={createdAt} />
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Reading>
        <Reading query={domains} rows={1}>
          {(origins) =>
            origins.length === 0 ? (
              <p className="soft">{t('developer.keys.noOrigins')}</p>
            ) : (
              <>
                <p className="soft">{t('developer.keys.origins')}</p>
                <ul className="plain-list">
                  {origins.map((origin) => (
                    <li key={origin}>
                      <Said>{origin}</Said>
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </Reading>
      </Section>
    </>
  )
}

function State({ revokedAt, expiresAt }: { revokedAt: string | null; expiresAt: string | null }) {
  if (revokedAt) return <Badge of="quiet" label={t('developer.keys.revoked')} />
  return expiresAt && new Date(expiresAt) < new Date() ? <Badge of="quiet" label={t('developer.keys.expired')} /> : null
}
