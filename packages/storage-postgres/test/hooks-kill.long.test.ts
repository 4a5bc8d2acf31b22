import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createRapport } from '@rapport/core'
import { expect, test } from 'vitest'
import { postgresStore } from '../src/index.js'
import { campaignHook, type HookPlace } from './kill/hook-process.js'
import { freshSchema, postgresUrl } from './stores.js'

const program = fileURLToPath(new URL('kill/hook-process.ts', import.meta.url))
const kills = 10
const organizations = 8
/** Customers of an organization, and people of each: one is identified in each commit. */
const customers = 125
const people = Number(process.env.HOOKS_PEOPLE ?? 100)
const logger = { info() {}, warn() {}, error() {} }

async function start(place: HookPlace): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(place)], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

test('two processes that are killed ten times deliver everything, in its order, while handlers fail', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'rapport-hooks-'))
  const place = { connectionString: postgresUrl(), schema: freshSchema(), logFile: join(directory, 'log') }
  await writeFile(place.logFile, '')
  const rapport = createRapport({
    store: postgresStore({ connectionString: place.connectionString }, { schema: place.schema, migrate: true }),
    logger
  })
  const ids: string[] = []
  for (let index = 0; index < organizations; index++) ids.push((await rapport.organizations.create({ name: `Campaign ${index}` })).id)

  const wanted = organizations * customers * people
  const lines = async () => (await readFile(place.logFile, 'utf8')).split('\n').slice(0, -1)
  const ended = async () => new Set((await lines()).filter((line) => line.startsWith('end'))).size
  const children = [await start(place), await start(place)]
  const began = Date.now()
  try {
    // This process has no hook, and hears of it within 5 seconds.
    await expect.poll(async () => (await rapport.status()).hooks?.map(({ id }) => id), { timeout: 30_000 }).toEqual([campaignHook])
    await sleep(5_500)
    const writing = writePeople(rapport, ids)
    for (let killed = 0; killed < kills; killed++) {
      const due = (wanted * (killed + 0.5)) / (kills + 1)
      await expect.poll(ended, { timeout: 900_000, interval: 100 }).toBeGreaterThan(due)
      const index = killed % children.length
      await kill(children[index] as ChildProcess)
      children[index] = await start(place)
    }
    await writing
    await expect.poll(ended, { timeout: 900_000, interval: 500 }).toBe(wanted)
    await expect.poll(async () => (await rapport.status()).hooks, { timeout: 60_000 }).toMatchObject([{ pending: 0, dead: 0 }])
    const { calls, repeated } = expectInOrder(await lines(), wanted)
    console.log(
      `${wanted} deliveries, ${calls} calls, ${repeated} taken more than once after ${kills} kills, ${Math.round((Date.now() - began) / 1_000)} s`
    )
  } finally {
    await Promise.all(children.map(kill))
    await rapport.close()
    await rm(directory, { recursive: true })
  }
})

/** Identifies a person of each customer in a commit of each organization, again and again. */
async function writePeople(rapport: ReturnType<typeof createRapport>, ids: readonly string[]): Promise<void> {
  const ofOne = async (id: string, organization: number) => {
    for (let person = 0; person < people; person++) {
      const users = Array.from({ length: customers }, (_, customer) => {
        return { userId: `${organization}/${customer}/${person}`, customer: { customerId: `c${customer}` } }
      })
      await rapport.organization(id).users.put(users)
    }
  }
  await Promise.all(ids.map(ofOne))
}

/** Each of them was taken, and of each customer none was begun again once a later one was. */
function expectInOrder(lines: readonly string[], wanted: number): { calls: number; repeated: number } {
  const taken = new Map<string, number>()
  const last = new Map<string, number>()
  let calls = 0
  for (const line of lines) {
    const [what, name = ''] = line.split(' ')
    const [organization, customer, person] = name.split('/')
    const key = `${organization}/${customer}`
    const place = Number(person)
    if (what === 'begin') {
      calls++
      // Either the one that was tried before, or the one after it once that was taken.
      const before = last.get(key) ?? 0
      if (place !== before && !(place === before + 1 && taken.has(`${key}/${before}`))) throw new Error(`${name} was begun after ${before}`)
      last.set(key, place)
    } else taken.set(name, (taken.get(name) ?? 0) + 1)
  }
  expect(taken.size).toBe(wanted)
  return { calls, repeated: [...taken.values()].filter((times) => times > 1).length }
}
