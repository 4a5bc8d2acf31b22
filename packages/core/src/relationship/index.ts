/** What a customer's billing, CRM, contacts and facts say of the relationship. */

export { amountOf } from './amount.js'
export { getCustomerRelationship } from './tools/get-customer-relationship.js'
