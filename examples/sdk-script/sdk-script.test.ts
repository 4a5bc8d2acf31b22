import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createRapport } from '@rapport/core'
import { serve } from '@rapport/server-node'
import { expect, it, onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../..')
const logger = { debug() {}, info() {}, warn() {}, error() {} }

/** Runs the script in a process of its own. */
async function run(env: Record<string, string>): Promise<{ output: string; status: number | null }> {
  const script = spawn(process.execPath, ['--import', 'tsx', 'examples/sdk-script/sdk-script.ts'], {
    cwd: root,
    env: { ...process.env, ...env }
  })
  let output = ''
  for (const stream of [script.stdout, script.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const status = await new Promise<number | null>((resolve) => script.on('close', resolve))
  return { output, status }
}

it('sends events and then finds who they were from', async () => {
  const rapport = createRapport({ logger })
  const server = await serve({ rapport, port: 0, logger })
  onTestFinished(() => server.close())
  const workspace = rapport.organization((await rapport.organizations.create({ name: 'Acme' })).id)
  const { key } = await workspace.apiKeys.create({ name: 'script', grants: ['customer_intelligence:read'] })
  const { publicKey } = await workspace.publicKeys.create()

  const { output, status } = await run({ RAPPORT_URL: server.url, RAPPORT_API_KEY: key, RAPPORT_PUBLIC_KEY: publicKey })
  expect(output).toMatch(/^2 events sent\nAda <ada@acme\.example> is SIGNED_UP\n/)
  expect(output).toMatch(/\dZ {2}order_placed\n/)
  expect(status).toBe(0)

  const revoked = await run({ RAPPORT_URL: server.url, RAPPORT_API_KEY: `ok_${'x'.repeat(40)}`, RAPPORT_PUBLIC_KEY: publicKey })
  expect(revoked.output).toContain('AuthenticationError INVALID_CREDENTIALS')
  expect(revoked.status).toBe(1)
})
