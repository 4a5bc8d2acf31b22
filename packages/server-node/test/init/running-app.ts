import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** An app that was started by a command of its user. */
export interface RunningApp {
  url: string
  /** The link by which one signs in to the console once; where the app prints none, the command that makes one. */
  link: string
  stop(): Promise<void>
}

/** Starts an app with `npm run <script>`, and waits until it has printed how to sign in. Rejects with what it printed if it ends before. */
export async function startApp(folder: string, port: number, env: Record<string, string>, script = 'dev'): Promise<RunningApp> {
  const url = `http://localhost:${port}`
  // A group of its own: npm starts the app in a process below itself.
  const child = spawn('npm', ['run', script], { cwd: folder, detached: true, env: { ...process.env, ...env, PORT: String(port) } })
  const ended = once(child, 'close')
  const link = await printed(child, /^(?:Sign in|To sign in): +(.+)\n/m, ended)
  return {
    url,
    link,
    stop: async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      await ended
    }
  }
}

async function printed(child: ChildProcess, pattern: RegExp, ended: Promise<unknown>): Promise<string> {
  let text = ''
  const found = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        const match = pattern.exec(text)?.[1]
        if (match !== undefined) resolve(match)
      })
  })
  const tooEarly = ended.then(() => Promise.reject(new Error(`The app ended too early:\n${text}`)))
  tooEarly.catch(() => undefined)
  return Promise.race([found, tooEarly])
}

/** Asks the API of an app's console as the pages do, after signing in by a link. */
export async function signedIn({ url, link }: RunningApp): Promise<(path: string) => Promise<unknown>> {
  const own = { 'sec-fetch-site': 'same-origin', 'x-rapport-console': '1', 'content-type': 'application/json' }
  const body = JSON.stringify({ code: new URL(link).hash.slice(1) })
  const accepted = await fetch(`${url}/rapport/console/api/link/accept`, { method: 'POST', headers: own, body })
  if (accepted.status !== 200) throw new Error(`The link does not sign in: ${await accepted.text()}`)
  const cookie = accepted.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async (path) => (await fetch(`${url}/rapport/console/api${path}`, { headers: { ...own, cookie } })).json()
}
