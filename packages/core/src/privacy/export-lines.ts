import { recordChange } from '../audit/index.js'
import { requireGrant } from '../auth/index.js'
import { type CallContext, callContext } from '../context/index.js'
import { apiFailure, callerOf, defineRawRoute, describeFile, readJsonInput, streamOf } from '../http/index.js'
import { strictObject } from '../validation/index.js'
import { exportRows, type PrivacyExportQuery } from './export-rows.js'
import { selectorFields } from './selector.js'

const linesQuery = strictObject(selectorFields)
const pageSize = 1000
const operationId = 'exportPersonalDataLines'

/** `POST /api/privacy/export/lines`: everything that is stored about a person or a customer as JSON Lines, which are sent while they are read. */
export const exportLinesRoute = defineRawRoute({
  path: '/api/privacy/export/lines',
  describe: (schemas) => ({
    post: describeFile(schemas, {
      operationId,
      summary: 'Exports what is stored about a person or a customer as JSON Lines: one row in each line, with the name of its table.',
      input: linesQuery,
      shape: 'PrivacySelector',
      type: 'application/x-ndjson'
    })
  }),
  serve: ({ settings, apiKeys }) => ({
    methods: {
      async POST(exchange) {
        const caller = await callerOf({ apiKeys, settings }, exchange)
        for (const grant of ['customer_intelligence:read', 'workspace_settings:manage'] as const)
          requireGrant(caller.principal, grant, 'This route')
        const selector = await readJsonInput<PrivacyExportQuery>(exchange.request, linesQuery, settings.limits.gatewayBodyBytes)
        const lines = await exportLines(callContext(settings, caller, operationId), selector)
        const headers = {
          'content-type': 'application/x-ndjson',
          'content-disposition': 'attachment; filename="personal-data.jsonl"',
          'cache-control': 'no-store'
        }
        return { status: 200, headers, body: null, stream: streamOf(lines) }
      }
    },
    fail: apiFailure(settings.logger)
  })
})

/** The lines, a page at a time. The first page is read before anything is sent, so that a wrong selector is refused, and the export is in the audit log. */
async function exportLines(context: CallContext, selector: PrivacyExportQuery): Promise<AsyncIterable<string>> {
  const { store, now } = context
  const first = await exportRows(store, now, { ...selector, limit: pageSize })
  await store.transaction((transaction) => recordChange(transaction, context, { subjectId: null, before: null, after: selector }))
  return (async function* () {
    for (let page = first; ; ) {
      yield page.items.map((item) => `${JSON.stringify(item)}\n`).join('')
      const cursor = page.pagination.nextCursor
      if (cursor === null) return
      page = await exportRows(store, now, { ...selector, limit: pageSize, cursor })
    }
  })()
}
