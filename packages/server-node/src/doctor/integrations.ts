import type { Finding, Observed } from './observed.js'
import { plural } from './plural.js'

/** Connections that nothing is read from. */
export function integrationFindings({ organizations = [] }: Observed): Finding[] {
  const all = organizations.flatMap(({ slug, connections }) => connections.map((connection) => ({ slug, ...connection })))
  const wrong = all.filter(({ syncStatus }) => syncStatus === 'failing' || syncStatus === 'stopped')
  if (wrong.length > 0) {
    return wrong.map(({ slug, provider, errorMessage }) => ({
      matter: 'Integrations',
      verdict: 'problem',
      text: `${slug}: ${provider} is not read${errorMessage === undefined ? '.' : `: ${errorMessage}`}`,
      advice: 'Open Integrations in the console. If the sign-in has expired, connect the provider again.'
    }))
  }
  return all.length === 0 ? [] : [{ matter: 'Integrations', verdict: 'ok', text: `${plural(all.length, 'connection')} without errors.` }]
}
