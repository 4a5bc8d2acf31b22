import { defineOperation } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { changeWorkspaceSettings, readWorkspaceSettings, settingsChange, settingsShape } from './change-settings.js'
import { accountsInput, accountsShape, listMovementAccounts } from './movements/list-accounts.js'
import { movementsInput, movementsShape, readMovements } from './movements/read-movements.js'

const getSettings = defineOperation({
  operationId: 'getSettings',
  method: { name: 'settings.get' },
  http: 'GET /api/settings',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: "Reads the workspace's settings: its time zone, its currency and the rates into it.",
  input: strictObject({}),
  output: settingsShape,
  answer: 'The settings.',
  shapes: { output: 'WorkspaceSettings' },
  example: {},
  handle: (_, { store, now }) => readWorkspaceSettings(store, now)
})

const changeSettings = defineOperation({
  operationId: 'updateSettings',
  method: {
    name: 'settings.change',
    actor: true,
    throws:
      'INVALID_TOOL_INPUT for an unknown time zone or currency, a rate that is not above zero or far from every real one, and a day in the future.',
    example:
      "await workspace.settings.change({ currency: 'USD', rates: { EUR: { rate: '1.08', date: '2026-11-20' } } }, { actor: memberId })"
  },
  http: 'PATCH /api/settings',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary:
    "Changes the workspace's settings; omitted fields keep their values. A rate says what one unit of a currency is worth in the workspace's currency. If you change the currency, the rates into the old one are removed.",
  input: settingsChange,
  output: settingsShape,
  answer: 'The settings as they are now.',
  shapes: { input: 'WorkspaceSettingsChange', output: 'WorkspaceSettings' },
  example: { currency: 'USD', rates: { EUR: { rate: '1.08', date: '2026-03-01' } } },
  handle: (input, context) => changeWorkspaceSettings(context, input)
})

const readRevenueMovements = defineOperation({
  operationId: 'getRevenueMovements',
  method: {
    name: 'revenue.movements',
    doc: 'MRR by month in one currency: what customers started, expanded, reduced and ended, and how much revenue was kept; also by plan. Currencies without a rate are listed separately. docs/money.md has the definitions.',
    throws: 'INVALID_TOOL_INPUT.',
    example: 'const { currency, months, beside } = await workspace.revenue.movements({ months: 6 })'
  },
  http: 'GET /api/revenue/movements',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Shows the movements of MRR by month in one currency, with net and gross retention, by plan, and as SQL.',
  input: movementsInput,
  output: movementsShape,
  answer: 'The movements, oldest month first.',
  shapes: { input: 'RevenueMovementsQuery', output: 'RevenueMovements' },
  example: { months: 6 },
  handle: (input, { store, now }) => readMovements(store, input, now)
})

const listAccounts = defineOperation({
  operationId: 'listMovementAccounts',
  method: {
    name: 'revenue.movementAccounts',
    first: ['month', 'movement'],
    doc: 'The customers of a figure of a month, largest amount first: what each paid before and after, and what it adds to the figure. The amounts of all pages add up to the figure.',
    throws: 'INVALID_TOOL_INPUT for a value that is not a month, a month in the future, and a currency without figures.',
    example: "const { items } = await workspace.revenue.movementAccounts('2026-11', 'churn')"
  },
  http: 'GET /api/revenue/movements/accounts',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the customers of a movement of MRR, or of the MRR at the start or end of a month.',
  input: accountsInput,
  output: accountsShape,
  answer: 'A page of customers.',
  shapes: { input: 'MovementAccountsQuery', output: 'MovementAccounts' },
  example: { month: '2026-03', movement: 'churn' },
  handle: (input, context) => listMovementAccounts(context, input)
})

/** What can be asked of the revenue of all customers. */
export const revenueOperations = [readRevenueMovements, listAccounts]

/** The settings of the workspace. */
export const currencyOperations = [getSettings, changeSettings]
