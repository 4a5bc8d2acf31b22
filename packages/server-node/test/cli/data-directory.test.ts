import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { credentialsFile } from '../../src/cli/credentials-file.js'
import { makeDataDirectory } from '../../src/cli/data-directory.js'

let parent: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'rapport-dir-'))
})

afterEach(() => rm(parent, { recursive: true, force: true }))

test('a new directory is its owner’s alone and keeps itself out of repositories', async () => {
  const path = await makeDataDirectory(join(parent, 'a', 'b'))
  expect((await stat(path)).mode & 0o777).toBe(0o700)
  expect(await readFile(join(path, '.gitignore'), 'utf8')).toBe('*\n')
})

test('a directory that was there keeps what is in it', async () => {
  await writeFile(join(parent, '.gitignore'), 'mine')
  await makeDataDirectory(parent)
  expect(await readdir(parent)).toEqual(['.gitignore'])
  expect(await readFile(join(parent, '.gitignore'), 'utf8')).toBe('mine')
})

test('a path that cannot be a directory is refused, with what to do', async () => {
  await writeFile(join(parent, 'file'), '')
  await expect(makeDataDirectory(join(parent, 'file', 'x'))).rejects.toThrow('Name another directory with --data')
})

const keys = { organizationId: 'o', apiKey: 'ok_secret', publicKey: 'pk_x' }

test('credentials come back for the database they were written for, and only its owner may read the file', async () => {
  await credentialsFile(parent, 'pglite').write(keys)
  await credentialsFile(parent, 'postgres://a').write({ ...keys, apiKey: 'ok_other' })
  expect(await credentialsFile(parent, 'pglite').read()).toEqual(keys)
  expect(await credentialsFile(parent, 'postgres://b').read()).toBeUndefined()
  expect((await stat(join(parent, 'dev-credentials.json'))).mode & 0o777).toBe(0o600)
})

test('a damaged credentials file is an error that says what to do', async () => {
  await writeFile(join(parent, 'dev-credentials.json'), '{"pglite":')
  await expect(credentialsFile(parent, 'pglite').read()).rejects.toThrow('is damaged. Delete it')
})

test('a development server keeps a secret of its own, beside its keys', async () => {
  const file = credentialsFile(parent, 'with a secret')
  const secret = await file.secret()
  expect(secret).toMatch(/^[\w-]{43}$/)
  await file.write({ organizationId: 'o', apiKey: 'a', publicKey: 'p' })
  expect(await file.secret()).toBe(secret)
  expect(await file.read()).toEqual({ organizationId: 'o', apiKey: 'a', publicKey: 'p' })
  expect(await credentialsFile(parent, 'other').secret()).not.toBe(secret)
})
