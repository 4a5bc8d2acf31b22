import { type Finished, type Running, startCli } from './run-cli.js'

export interface DevServer {
  url: string
  organizationId: string
  apiKey: string
  publicKey: string
  pid: number
  stop(signal?: NodeJS.Signals): Promise<Finished>
}

/** The servers that a test file has started, so that it can end those that a failed test left behind. */
const started: Running[] = []

/** Starts `rapport dev --json` on a free port and waits until it is ready. */
export async function startDev(...args: string[]): Promise<DevServer> {
  const running = startCli(['dev', '--json', '--port', '0', ...args])
  started.push(running)
  const ready: Omit<DevServer, 'stop'> = JSON.parse(await running.firstLine)
  return {
    ...ready,
    stop(signal = 'SIGTERM') {
      running.process.kill(signal)
      return running.finished
    }
  }
}

export async function killStarted(): Promise<void> {
  for (const { process } of started) process.kill('SIGKILL')
  await Promise.all(started.splice(0).map(({ finished }) => finished))
}

/** Sends events as a page on this machine does. */
export function sendEvents({ url, publicKey }: DevServer, ...events: object[]): Promise<Response> {
  return fetch(`${url}/api/i/v1/${publicKey}/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000' },
    body: JSON.stringify({ events })
  })
}

/** The users that the gateway lists, by their email. */
export async function listEmails({ url, apiKey }: Pick<DevServer, 'url' | 'apiKey'>): Promise<string[]> {
  const answer = await fetch(`${url}/api/tools/call`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ tool: 'svc_list_users', input: { limit: 1000 } })
  })
  const { items } = (await answer.json()) as { items: { email: string }[] }
  return items.map(({ email }) => email)
}
