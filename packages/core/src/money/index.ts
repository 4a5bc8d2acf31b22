/** The one currency of a workspace, the rates into it, and the movements of MRR. docs/money.md tells the definitions. */

export { settingsChange, settingsShape } from './change-settings.js'
export { minorDigits } from './minor-digits.js'
export { accountsShape } from './movements/list-accounts.js'
export { movementsInput, movementsShape } from './movements/read-movements.js'
export { currencyOperations, revenueOperations } from './operations.js'
export { workspaceCurrency } from './tables/workspace-currency.js'
