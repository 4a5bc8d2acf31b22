import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandLineFault, mentionFault, rapportArguments } from './command-faults.js'
import { noteOf } from './page-modules.js'
import { blocksOfPage, pagePaths } from './pages.js'
import { shellCommands, shellLanguages } from './shell.js'

const root = join(import.meta.dirname, '../..')
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const { scripts } = readJson('package.json')

const blocks = pagePaths()
  .flatMap(blocksOfPage)
  .filter((block) => shellLanguages.has(block.language) && noteOf(block, 'not run') === undefined)
const commands = blocks.flatMap((block) =>
  shellCommands(block.code).map(({ words, line }) => ({ words, place: `${block.page}:${block.line + line}` }))
)

/** What is wrong with a command that the repository knows; undefined for commands of others. */
async function faultOf([program, ...words]: readonly string[]): Promise<string | undefined> {
  const own = rapportArguments([program ?? '', ...words])
  if (own !== undefined) return commandLineFault(own)
  const [first = '', second = ''] = words
  if (program === 'npm' && first === 'install')
    return words
      .slice(1)
      .map(packageFault)
      .find((fault) => fault !== undefined)
  // `init` makes an app with `npm run dev`.
  if (program === 'npm' && first === 'run') return second in scripts || second === 'dev' ? undefined : `there is no script ${second}`
  if (program === 'npm' && ['start', 'test'].includes(first)) return first in scripts ? undefined : `there is no script ${first}`
  const file = program === 'node' ? first : program === 'npx' && ['tsx', 'vitest'].includes(first) ? words.at(-1) : undefined
  if (file === undefined || !/^(?:scripts|packages|bench|eval)\//.test(file)) return undefined
  const exists = [file, `${file}.ts`, `${file}.test.ts`].some((path) => existsSync(join(root, path)))
  return exists ? undefined : `there is no ${file}`
}

/** What is wrong with a package to install, such as `pg@8`: its name or version is not the one that this repository has. */
function packageFault(word: string): string | undefined {
  const [, name = '', version] = /^(@?[^@]+)(?:@(.*))?$/.exec(word) ?? []
  const manifest = `node_modules/${name}/package.json`
  if (word.startsWith('-') || version === undefined || !existsSync(join(root, manifest))) return undefined
  const installed: string = readJson(manifest).version
  return version === 'latest' || installed === version || installed.startsWith(`${version}.`)
    ? undefined
    : `${name} is installed as ${installed}`
}

it('the commands of the pages are ones that there are', async () => {
  const faults = await Promise.all(commands.map(async ({ words, place }) => [place, await faultOf(words)] as const))
  expect(faults.flatMap(([place, fault]) => (fault === undefined ? [] : [`${place}: ${fault}`]))).toEqual([])
  expect(commands.filter(({ words }) => rapportArguments(words) !== undefined).length).toBeGreaterThan(20)
})

it('the commands of Rapport that sentences name are ones that there are', () => {
  const faults = pagePaths().flatMap((page) =>
    readFileSync(join(root, page), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const mentions = [...line.matchAll(/`((?:npx @rapport\/cli|rapport) [a-z][^`]*)`/g)].map(([, text = '']) => text.split(/\s+/))
        const found = mentions.map((words) => mentionFault(rapportArguments(words) ?? []))
        return found.flatMap((fault) => (fault === undefined ? [] : [`${page}:${index + 1}: ${fault}`]))
      })
  )
  expect(faults).toEqual([])
})

it('a command line that Rapport would refuse is a fault', async () => {
  expect(await commandLineFault(['key', 'create', '--grant', 'customer_intelligence:read', '--name', 'a'])).toBeUndefined()
  expect(await commandLineFault(['key', 'make'])).toContain('make')
  expect(await commandLineFault(['dev', '--deno'])).toContain('--deno')
  expect(mentionFault(['key', 'create', '--grant'])).toBeUndefined()
  expect(mentionFault(['key', 'make'])).toBe('`key` has no command make')
  expect(mentionFault(['key', 'create', '--grants', 'x'])).toBe('`create` has no option --grants')
  expect(await faultOf(['npm', 'run', 'nothing'])).toBe('there is no script nothing')
  expect(await faultOf(['npx', 'tsx', 'scripts/nothing.ts'])).toBe('there is no scripts/nothing.ts')
  expect(await faultOf(['npm', 'install', 'typescript@4'])).toContain('typescript is installed as 5')
})

it('reads the words of a shell', () => {
  expect(shellCommands('A=1 npx x --y "a b" && cd \'c d\' # more\n\nB=2\ncurl -d \\\n  "{\\"e\\": 1}" > out\nls | wc -l')).toEqual([
    { words: ['npx', 'x', '--y', 'a b'], line: 0 },
    { words: ['cd', 'c d'], line: 0 },
    { words: ['curl', '-d', '{"e": 1}'], line: 3 },
    { words: ['ls'], line: 5 },
    { words: ['wc', '-l'], line: 5 }
  ])
})
