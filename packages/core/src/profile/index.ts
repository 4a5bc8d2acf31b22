/** One customer as a whole: the answer of `svc_get_customer`. */

export { customerOperations } from './operations.js'
export { getCustomer } from './tools/get-customer.js'
