import { type CsvRecord, readCsv } from '../../src/import/csv/read-csv.js'

/** The records of a CSV text. */
export async function csvRecords(text: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const record of readCsv([Buffer.from(text)], Buffer.from(text))) records.push(record)
  return records
}
