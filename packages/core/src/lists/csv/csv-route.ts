import { requireGrant } from '../../auth/index.js'
import { callContext } from '../../context/index.js'
import { apiFailure, callerOf, defineRawRoute, describeFile, readJsonInput, streamOf } from '../../http/index.js'
import type { ListSubject } from '../filter/filter-shape.js'
import { listContext } from '../list-rows.js'
import { type CustomersCsv, csvOfList, customersCsv, type PeopleCsv, peopleCsv } from './csv-of-list.js'

/** `POST /api/lists/<subject>/csv`: the whole list as a file, which is sent while it is read. */
function csvRoute<S extends ListSubject>(subject: S, input: S extends 'customers' ? typeof customersCsv : typeof peopleCsv) {
  const operationId = subject === 'customers' ? 'exportCustomers' : 'exportPeople'
  return defineRawRoute({
    path: `/api/lists/${subject}/csv`,
    describe: (schemas) => ({
      post: describeFile(schemas, {
        operationId,
        summary: `The whole list of ${subject} as CSV. Cells that a spreadsheet could run as a formula begin with an apostrophe.`,
        input,
        shape: subject === 'customers' ? 'CustomersCsv' : 'PeopleCsv',
        type: 'text/csv'
      })
    }),
    serve: ({ settings, apiKeys }) => ({
      methods: {
        async POST(exchange) {
          const caller = await callerOf({ apiKeys, settings }, exchange)
          requireGrant(caller.principal, 'customer_intelligence:read', 'This route')
          const query = await readJsonInput<CustomersCsv | PeopleCsv>(exchange.request, input, settings.limits.gatewayBodyBytes)
          const context = callContext(settings, caller, operationId)
          const pieces = await csvOfList(listContext(context), subject, query)
          const headers = {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': `attachment; filename="${subject}.csv"`,
            'cache-control': 'no-store'
          }
          return { status: 200, headers, body: null, stream: streamOf(pieces) }
        }
      },
      fail: apiFailure(settings.logger)
    })
  })
}

/** The files of both lists. */
export const csvRoutes = [csvRoute('customers', customersCsv), csvRoute('people', peopleCsv)]
