import type { Operation, ProviderOptions, StreamContext } from '@rapport/core/connector'
import { salesforce } from '../../src/salesforce/salesforce.js'
import type { FakeSalesforce } from '../../src/testing/fake-salesforce.js'
import { type ReadStream, readStream } from '../../src/testing/read-stream.js'
import { day, start } from './account.js'

/** What a stream says of an organization, all of it or of what was changed in the last month. */
export async function said(
  organization: FakeSalesforce,
  name: string,
  more: { options?: ProviderOptions; changed?: boolean; pageSize?: number; http?: ReturnType<FakeSalesforce['provider']>['http'] } = {}
): Promise<ReadStream & { queries: string[]; leftOut: (string | undefined)[] }> {
  const provider = salesforce(more.options)
  const stream = provider.streams.find((each) => each.name === name)
  if (!stream) throw new Error(`There is no stream ${name}`)
  const http = more.http ?? organization.provider({ now: () => start, pageSize: more.pageSize ?? 2_000 }).http
  const context: StreamContext = { account: organization.organizationId, startedAt: start, historical: false, configuration: null }
  const credential = { kind: 'oauth' as const, accessToken: 'access', extra: { ...organization.identity() } }
  const mode = more.changed ? { from: start - 30 * day, to: start } : 'walk'
  const read = await readStream({ provider, stream, credential, http, mode, context })
  const queries = read.requests.flatMap(({ query }) => (typeof query?.q === 'string' ? [query.q] : []))
  return { ...read, queries, leftOut: read.pages.flat().map((record) => stream.leftOut?.(record, context)) }
}

/** What is said of a record, by the kind of operation and its id. */
export const about = ({ operations }: { operations: readonly Operation[] }, kind: Operation['kind'], id: string) =>
  operations.filter((operation) => operation.kind === kind && operation.id.startsWith(id))
