import type { Paste, Plan } from './planned.js'
import { inCommonJs } from './template.js'

const indented = (text: string) => text.trimEnd().replaceAll(/^(?=.)/gm, '    ')

const verbs = { add: 'add', change: 'change', overwrite: 'overwrite' }

/** What `rapport init` would write, for the person who decides. */
export function planText({ files }: Plan, secretPath: string): string {
  const lines = files.map(({ path, action }) => `  ${verbs[action].padEnd(9)}  ${path}\n`)
  return `${lines.join('')}  add        ${secretPath}, with a new secret that only you can read, unless it is there\n`
}

/** What is left to do when the files are written. `install` is the command that installs packages; undefined if it has run. */
export function nextSteps(plan: Plan, install: string | undefined): string {
  const steps = [
    ...(install === undefined ? [] : [`Install the packages:\n\n    ${install}`]),
    ...plan.pastes.map(pasteText),
    ...(plan.isNewApp ? newApp : existingApp(plan))
  ]
  const numbered = steps.map((step, index) => `${index + 1}. ${step}\n`).join('\n')
  const notes = plan.notes.map((note) => `\n${note}\n`).join('')
  return `\nNext steps:\n\n${numbered}${notes}\n${production}`
}

const pasteText = ({ where, text }: Paste) => `Paste this ${where}:\n\n${indented(text)}`

const printed = 'It prints the address of the console with a link to sign in, and the script tag for your pages with your public key'

const newApp = [
  `Start the app. ${printed}:\n\n    npm run dev`,
  'Send the first event, or open http://localhost:3000, where a page counts your visit:\n\n    curl -X POST "http://localhost:3000/sign-up?email=ada@globex.com"',
  'Open the link to sign in. The console shows globex.com, your first customer.'
]

function existingApp({ framework, files }: Plan): string[] {
  const program = files.find(({ path }) => /(^|\/)rapport\.\w+$/.test(path))?.path ?? 'rapport.js'
  const isNext = framework === 'next'
  const stop = framework === 'fastify' ? "app.addHook('preClose', () => closeRapport(app.server))" : 'closeRapport(server)'
  const calls = `Call announce() when your server listens: it prints where everything is. When your server stops, it has to wait for running requests before Rapport closes:\n\n    ${stop}`
  return [
    ...(isNext ? [] : [calls]),
    `Start your app as always. ${printed}. The addresses begin with http://localhost:3000; RAPPORT_PUBLIC_URL sets another one.`,
    `Send the first event from your own code:\n\n${indented(isNext ? fromNext : fromServer(program))}`,
    'Open the link to sign in. The console shows globex.com, your first customer.'
  ]
}

const event = `await workspace.ingest({
  source: 'server',
  events: [{ type: 'custom', eventName: 'signed_up', userId: 'u1', email: 'ada@globex.com' }]
})`

const fromNext = `import { getRapport } from './rapport' // or '@/rapport'

const { workspace } = await getRapport()
${event}`

/** CommonJS programs have the ending `mjs` or `mts`, because Rapport is ES modules. */
function fromServer(program: string): string {
  const imported = `import { workspace } from './${program.replace(/ts$/, 'js')}'`
  return `${/\.m[jt]s$/.test(program) ? inCommonJs(imported) : imported}\n\n${event}`
}

const production =
  'In production, set RAPPORT_SECRET, RAPPORT_PUBLIC_URL and DATABASE_URL. .env.example explains these and more. Keep the folder .rapport out of Git and images.\n'
