/** The fields of a contract that a column can hold. */
export const contractFields = [
  'externalId',
  'customerId',
  'domain',
  'startsOn',
  'endsOn',
  'noticeOn',
  'amount',
  'amountCents',
  'currency',
  'autoRenews',
  'outcome',
  'reason'
] as const

export type ContractField = (typeof contractFields)[number]

/** What columns are called beside the names of the fields; capitals, blanks and marks do not count. */
const names: Record<ContractField, readonly string[]> = {
  externalId: ['id', 'contract', 'contractid', 'contractnumber', 'number'],
  customerId: ['customer', 'account', 'accountid'],
  domain: ['customerdomain', 'accountdomain', 'website'],
  startsOn: ['start', 'startdate', 'starts', 'contractstart', 'contractstartdate', 'from'],
  endsOn: ['end', 'enddate', 'ends', 'contractend', 'contractenddate', 'until', 'to'],
  noticeOn: ['notice', 'noticedate', 'noticeby', 'noticedeadline'],
  amount: ['value', 'contractvalue', 'totalvalue', 'tcv', 'price'],
  amountCents: ['cents', 'valuecents'],
  currency: ['currencycode'],
  autoRenews: ['autorenew', 'autorenewal', 'automaticrenewal', 'renewsautomatically'],
  outcome: ['result'],
  reason: ['outcomereason', 'churnreason']
}

const required: readonly ContractField[] = ['externalId', 'startsOn', 'endsOn']

/** Which column holds which field, in the order of the columns; undefined for a column that is left out. */
export interface Mapping {
  columns: { heading: string; field: ContractField | undefined }[]
  /** What hinders the import of any line. */
  faults: string[]
}

/** Finds what the columns of a file hold, by their headings. `chosen` says it for some, by heading; no other column then holds the same. */
export function mapColumns(headings: readonly string[], chosen: ReadonlyMap<string, ContractField>): Mapping {
  const taken = new Set(chosen.values())
  const columns = headings.map((heading) => {
    const named = fieldNamed(heading)
    return { heading, field: chosen.get(heading) ?? (named && taken.has(named) ? undefined : named) }
  })
  const mapped = columns.flatMap(({ field }) => field ?? [])
  const faults = [...chosen.keys()]
    .filter((heading) => !headings.includes(heading))
    .map((heading) => `The file has no column ${JSON.stringify(heading)}. Its columns: ${headings.join(', ')}`)
  for (const field of new Set(mapped))
    if (mapped.filter((each) => each === field).length > 1) faults.push(`Several columns hold ${field}: choose one with --column`)
  for (const field of required) if (!mapped.includes(field)) faults.push(`No column holds ${field}: name it with --column HEADING=${field}`)
  if (!mapped.includes('customerId') && !mapped.includes('domain'))
    faults.push('No column names the customer: name it with --column HEADING=customerId or --column HEADING=domain')
  return { columns, faults }
}

function fieldNamed(heading: string): ContractField | undefined {
  const name = heading.toLowerCase().replace(/[^a-z0-9]/g, '')
  return contractFields.find((field) => field.toLowerCase() === name || names[field].includes(name))
}
