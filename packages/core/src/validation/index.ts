/** Checks of what callers send, with errors that name the path and what would be right. */

export { errorFields } from './error-fields.js'
export { fitsColumn } from './fits-column.js'
export { invalidInput } from './invalid-input.js'
export { fieldHint, hint, nearestName, requireKnownOptions, unknownName } from './nearest-name.js'
export { parseEnum } from './parse-enum.js'
export { parseUrl } from './parse-url.js'
export { readJsonObject } from './read-json-object.js'
export { maxLevels, requireStorable } from './require-storable.js'
export { schemaFault } from './schema-fault.js'
export { strictObject } from './strict-object.js'
export { type Check, checkOf } from './validation.js'
