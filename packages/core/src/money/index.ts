/** The one currency of a workspace, the rates into it, and the movements of MRR. docs/money.md tells the definitions. */

export { type Exchange, readExchange } from './exchange.js'
export { currencyOperations, revenueOperations } from './operations.js'
export { workspaceCurrency } from './tables/workspace-currency.js'
