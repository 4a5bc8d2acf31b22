import type { Finding, Observed } from './observed.js'

const oldestNode = [20, 19] as const

const advice = {
  unreachable: 'Check that the database runs, and that DATABASE_URL names it with the right user and password.',
  unwritable: 'Name the primary in DATABASE_URL, or free space on the disk of the database. Rapport needs a database that takes writes.',
  other_version: 'Run `npx @rapport/cli migrate` with this version, or start the version that the message names.',
  failing: 'Read the message. Look into the log of the database too.'
} as const

/** Node, the database, its schema, and its clock. */
export function databaseFindings({ nodeVersion, database, status }: Observed): Finding[] {
  return [nodeFinding(nodeVersion), ...schemaFindings(database), ...clockFindings(status)]
}

function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isSupported = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
  if (isSupported) return { matter: 'Node', verdict: 'ok', text: `Node ${version}` }
  return {
    matter: 'Node',
    verdict: 'problem',
    text: `Node ${version} is too old.`,
    advice: `Install Node ${oldestNode.join('.')} or newer.`
  }
}

function schemaFindings(database: Observed['database']): Finding[] {
  if (database.state !== 'usable')
    return [{ matter: 'Database', verdict: 'problem', text: database.message, advice: advice[database.state] }]
  const usable: Finding = {
    matter: 'Database',
    verdict: 'ok',
    text: `The ${database.kind} database answers, and its schema is that of this version.`
  }
  if (!database.missingForSql) return [usable]
  return [
    usable,
    {
      matter: 'SQL',
      verdict: 'warning',
      text: 'svc_query is unavailable: this login may not make the role that queries use.',
      advice: 'Run `npx @rapport/cli migrate`. It prints the SQL that an administrator must run.'
    }
  ]
}

function clockFindings(status: Observed['status']): Finding[] {
  if (!status) return []
  if (!status.clock) return [{ matter: 'Clock', verdict: 'ok', text: 'The clocks of this machine and of the database agree.' }]
  return [
    { matter: 'Clock', verdict: 'problem', text: status.clock.message, advice: 'Switch on time synchronization (NTP) on both machines.' }
  ]
}
