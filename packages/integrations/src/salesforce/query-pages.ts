import type { ApiRequest, ApiResponse, Pages, ProviderOptions } from '@rapport/core/connector'
import { fieldsOf, itemsOf, textOf } from '../json-fields.js'
import { apiPath } from './addresses.js'
import { hiddenField, isPlaceLost } from './errors.js'
import { nameOfField, noteOf, placeOf, type QueriedObject, type QueryState, queryOf, stateOf } from './query-state.js'

/** As many records as an answer has at most. */
const mostRecords = 2_000

/** In place of records: a field that may not be read here, and that the query goes on without. */
export interface HiddenField {
  hiddenField: string
}

export function isHiddenField(record: unknown): record is HiddenField {
  const fields = fieldsOf(record)
  return fields !== undefined && Object.keys(fields).length === 1 && typeof fields.hiddenField === 'string'
}

/** The records of an answer. One without a list is none, so that nothing seems to be gone because of it. */
export function recordsOf({ body }: ApiResponse): readonly unknown[] {
  const records = fieldsOf(body)?.records
  if (!Array.isArray(records)) throw new Error('The answer is not a list')
  return itemsOf(records)
}

/**
 * All records of a kind in the order in which they were changed, deleted ones among them. Pages go on by the place that Salesforce hands out; where that is
 * lost, by a query for what stands behind the last record.
 */
export function queryPages(options: ProviderOptions, kind: QueriedObject): Pages<{ from?: number; to?: number }> {
  const request = (state: QueryState): ApiRequest => ({
    path: apiPath(options, 'queryAll'),
    query: { q: queryOf(kind, state) },
    note: noteOf(state)
  })
  return {
    first: ({ from, to }) => request({ fields: kind.fields.map(nameOfField), from, to }),
    records(answer, asked) {
      const hidden = hiddenField(answer, asked)
      if (hidden !== undefined) return [{ hiddenField: `${kind.object}.${hidden}` } satisfies HiddenField]
      return isPlaceLost(answer, asked) ? [] : recordsOf(answer)
    },
    next(answer, asked) {
      const state = stateOf(asked)
      const hidden = hiddenField(answer, asked)
      if (hidden !== undefined) return request({ ...state, fields: state.fields.filter((name) => name !== hidden) })
      if (isPlaceLost(answer, asked)) return request(state)
      const records = recordsOf(answer)
      const after = records.reduceRight<QueryState['after']>((found, record) => found ?? placeOf(record), undefined) ?? state.after
      const { nextRecordsUrl, done } = fieldsOf(answer.body) ?? {}
      const link = textOf(nextRecordsUrl)
      if (link !== undefined) return { path: link, note: noteOf({ ...state, after }) }
      // Of an answer that was made smaller, only an empty one says that nothing stands behind it.
      const goesOn = done === false || (state.limit !== undefined && records.length > 0)
      if (goesOn && after === undefined) throw new Error('A page says that there are more, and not where')
      return goesOn ? request({ ...state, after }) : null
    },
    smaller(asked) {
      const state = stateOf(asked)
      const limit = Math.floor((state.limit ?? mostRecords) / 4)
      return limit < 1 ? undefined : request({ ...state, limit })
    }
  }
}
