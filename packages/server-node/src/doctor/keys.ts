import type { ApiKey } from '@rapport/core'
import type { Finding, Observed } from './observed.js'

const day = 86_400_000
const unusedDays = 90
const soonDays = 14

/** API keys that nobody uses, and keys that end soon. */
export function keyFindings({ organizations, now }: Observed): Finding[] {
  if (!organizations) return []
  const matter = 'Keys'
  const findings: Finding[] = []
  for (const { slug, keys } of organizations) {
    const working = keys.filter(({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now))
    for (const key of working.filter((each) => isUnused(each, now))) {
      const last = key.lastUsedAt === null ? 'has never been used' : `was used last on ${key.lastUsedAt.slice(0, 10)}`
      findings.push({
        matter,
        verdict: 'warning',
        text: `${slug}: the key ${key.name} (${key.prefix}…) ${last}.`,
        advice: `If nobody needs it, run \`npx @rapport/cli key revoke ${key.id} --org ${slug}\`.`
      })
    }
    for (const key of working.filter(({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) <= now + soonDays * day)) {
      findings.push({
        matter,
        verdict: 'warning',
        text: `${slug}: the key ${key.name} (${key.prefix}…) ends on ${key.expiresAt?.slice(0, 10)}.`,
        advice: 'Make a new key with `npx @rapport/cli key create`, and give it to the server that uses this one.'
      })
    }
  }
  return findings.length > 0 ? findings : [{ matter, verdict: 'ok', text: 'Every API key was used recently, and no key ends soon.' }]
}

function isUnused({ lastUsedAt, createdAt }: ApiKey, now: number): boolean {
  return Date.parse(lastUsedAt ?? createdAt) < now - unusedDays * day
}
