/** The table of who may see which customer. */

export { customerAccess } from './customer-access.js'
