import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ExportFile, type ExportPage } from '../../src/transfer/export-file.js'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-export-file-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const page = (number: number, isLast = false): ExportPage => ({
  organization: { id: 'o', name: 'O', slug: 'o' },
  schema: 's',
  table: 'users',
  rows: [{ id: number }, { id: number + 0.5 }],
  next: isLast ? null : { table: 'users', after: [number] },
  leftOut: {}
})

const rowsIn = async (path: string) =>
  (await readFile(path, 'utf8'))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line))

test('an export that is stopped in the middle of a page goes on with that page', async () => {
  const path = join(folder, 'a.ndjson')
  const { file, next } = await ExportFile.begin(path)
  expect(next).toBeUndefined()
  await file.add(page(1))
  await file.add(page(2))
  await file.close()
  await writeFile(path, `${await readFile(path, 'utf8')}{"table":"users","row":{"id":3`)
  const again = await ExportFile.begin(path)
  expect(again.next).toEqual({ table: 'users', after: [2] })
  await again.file.add(page(3, true))
  await again.file.close()
  expect((await rowsIn(path)).map(({ row, end }) => row?.id ?? end)).toEqual([1, 1.5, 2, 2.5, 3, 3.5, { rows: 6 }])
  await expect(ExportFile.begin(path)).rejects.toMatchObject({ code: 'EEXIST' })
})

test('an export that is stopped before its first page begins anew', async () => {
  const path = join(folder, 'b.ndjson')
  await (await ExportFile.begin(path)).file.close()
  await writeFile(path, '{"rapport":"exp')
  const { file, next } = await ExportFile.begin(path)
  expect(next).toBeUndefined()
  await file.add(page(1, true))
  await file.close()
  expect(await rowsIn(path)).toHaveLength(3)
})
