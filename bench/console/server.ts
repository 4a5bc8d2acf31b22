import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../../packages/cli/bin/rapport.js', import.meta.url))

/** `rapport serve` in a process of its own, with the console. */
export async function startServer(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, RAPPORT_SECRET: 'what only this bench seals its cookies with' }
  const server = spawn(process.execPath, [cli, 'serve', '--port', '0', '--host', '127.0.0.1', '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).once('line', resolve)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready`)))
  })
  const { url } = JSON.parse(line) as { url: string }
  const stop = async () => {
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    await exit
  }
  return { url, stop }
}
