/** What spreadsheets may take for a formula, or for the end of a cell. */
const formula = /^[=+\-@\t\r]/

/**
 * A cell of CSV. Text that a spreadsheet might run as a formula begins with an apostrophe, which makes it text again; numbers are written as they are.
 *
 * @example csvCell('=1+1') // '=1+1 with an apostrophe before it
 */
function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value.trimStart()) || formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of CSV, as RFC 4180 ends it. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string => `${cells.map(csvCell).join(',')}\r\n`
