/** Queries of tenants: the views that they see, the guard, the parameters, and the run. */

export { bindParameters, checkValue, readParameter, sampleOf } from './parameters/bind-parameters.js'
export { maxParameters, type ParameterValues, parameterValues, type QueryParameter, queryParameter } from './parameters/query-parameter.js'
export { guardText, runQuery } from './run-query.js'
export { query } from './tools/query.js'
export { schema } from './tools/schema.js'
