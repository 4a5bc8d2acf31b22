import type { ApiRequest, ApiResponse, Operation, ProviderOptions, Stream } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { customerIdIn, fieldsOf, idOf, isoTimeOf, itemsOf, numberOf, requiredId, textOf } from '../reading.js'
import { exportLookbackSeconds, exportPath, nextListed, recordsIn } from './export-pages.js'

const list = '/api/v2/organizations.json'
/** Organizations are exported by time alone: a page has at most so many. */
const pageOfExport = 1_000
const changesPath = `${exportPath}organizations.json`
const changesFrom = (seconds: number): ApiRequest => ({ path: changesPath, query: { start_time: String(seconds) } })

/** Organizations: an account each. What changed is exported by time; who is gone only the whole list tells. */
export function organizationsStream(options: ProviderOptions): Stream {
  return defineStream({
    name: 'organizations',
    summary: 'Organizations: names, domains, and your own id of them',
    becomes: 'A customer for each organization. Your customerId is a field of the organization, else its `external_id`',
    everySeconds: 3_600,
    reconcileSeconds: 86_400,
    walk: {
      first: () => ({ path: list, query: { 'page[size]': '100' } }),
      next: nextListed,
      records: (answer) => recordsIn(answer, 'organizations')
    },
    changes: {
      kind: 'window',
      lookbackSeconds: exportLookbackSeconds,
      settleSeconds: 0,
      first: ({ from }) => changesFrom(Math.max(0, Math.floor(from / 1_000))),
      next: nextOfTime,
      records: (answer) => recordsIn(answer, 'organizations')
    },
    deletes: 'absence',
    recordId: (record) => idOf(fieldsOf(record)?.id),
    map: (record, { startedAt }) => organizationOperations(record, startedAt, options)
  })
}

function nextOfTime({ body }: ApiResponse): ApiRequest | null {
  const page = fieldsOf(body)
  const isLast = page?.end_of_stream === true || (page?.end_of_stream !== false && itemsOf(page?.organizations).length < pageOfExport)
  if (isLast) return null
  const end = numberOf(page?.end_time)
  if (end === undefined) throw new Error('A page says that there are more, and not where: end_time is missing')
  return changesFrom(end)
}

function organizationOperations(record: unknown, startedAt: number, options: ProviderOptions): Operation[] {
  const organization = fieldsOf(record)
  const id = requiredId(organization, 'id')
  const at = isoTimeOf(organization?.updated_at) ?? startedAt
  if (textOf(organization?.deleted_at) !== undefined) return [{ kind: 'removal', of: 'account', id, at }]
  return [
    {
      kind: 'account',
      id,
      at,
      name: textOf(organization?.name),
      domains: itemsOf(organization?.domain_names).flatMap((domain) => textOf(domain) ?? []),
      customerId: customerIdOf(organization, options),
      createdAt: isoTimeOf(organization?.created_at)
    }
  ]
}

/** A field that the host has named counts alone: then `external_id` may be another system’s. */
function customerIdOf(organization: ReturnType<typeof fieldsOf>, options: ProviderOptions): string | undefined {
  const kept = customerIdIn(fieldsOf(organization?.organization_fields), options)
  return kept ?? (options.customerIdProperty === undefined ? textOf(organization?.external_id) : undefined)
}
