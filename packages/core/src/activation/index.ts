/** When a customer counts as activated. */

export { type Backfill, backfillActivation } from './backfill-activation.js'
export { markActivating } from './mark-activating.js'
export { getCustomerActivation } from './tools/get-customer-activation.js'
export { previewCustomerActivation } from './tools/preview-customer-activation.js'
export { updateCustomerActivation } from './tools/update-customer-activation.js'
