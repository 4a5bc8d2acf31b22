import { RapportError } from '../errors.js'
import { organizations, type Rows } from '../storage/index.js'

/**
 * Changes an organization's domains by those that it has, in the caller's transaction; answers them as they then are. The increment holds the row up to
 * the commit: a change that comes meanwhile, in whichever process, waits for it and sees it. Throws NOT_FOUND.
 */
export async function changeDomains(
  transaction: Rows<'directory'>,
  organizationId: string,
  change: (known: readonly string[]) => readonly string[]
): Promise<string[]> {
  const row = await transaction.increment(organizations, { id: organizationId }, { domains_revision: 1 })
  if (!row) throw new RapportError('NOT_FOUND', `There is no organization with the id ${JSON.stringify(organizationId)}`)
  const domains = [...new Set(change(row.domains))]
  await transaction.update(organizations, { id: { eq: organizationId } }, { domains })
  return domains
}
