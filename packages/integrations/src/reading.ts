/** What connectors read a provider's answers with. Nothing is known of an answer until it was looked at. */

export { customerIdIn } from './host-customer-id.js'
export { htmlText } from './html-text.js'
export {
  type Fields,
  fieldsAt,
  fieldsOf,
  idOf,
  itemsOf,
  listOf,
  numberOf,
  requiredId,
  requiredNumber,
  requiredText,
  textOf
} from './json-fields.js'
export { type Message, messageSegments } from './message-segments.js'
export { isoTimeOf, secondsTimeOf } from './times.js'
