import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import ts from 'typescript'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

/** What a file imports, types included, with the paths that lead to other files of the package made whole. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(source, file), 'utf8'))
  return importedFiles.map(({ fileName }) => (fileName.startsWith('.') ? resolve(dirname(join(source, file)), fileName) : fileName))
}

/** A page's script that uses these exports, minified as for the edge or a browser: nothing of Node resolves there. */
async function bundled(...names: string[]): Promise<string> {
  const contents = `import { ${names.join(', ')} } from './index.ts'; globalThis.used = { ${names.join(', ')} }`
  const stdin = { contents, resolveDir: source, loader: 'ts' } as const
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'iife', platform: 'browser', write: false })
  return outputFiles[0]?.text ?? ''
}

it('pulls in nothing: neither packages nor what Node brings, types included', () => {
  expect(files.length).toBeGreaterThan(10)
  expect(files.flatMap(importsOf).filter((path) => !path.startsWith(`${source}/`))).toEqual([])
})

it.each([
  [['createRapportClient'], 20_000],
  [['createTracker'], 22_000],
  [['NotFoundError'], 3_000]
])('a bundle with %s is small', async (names, limit) => {
  const script = await bundled(...names)
  expect(script).toContain('globalThis.used')
  expect(Buffer.byteLength(script)).toBeLessThan(limit)
})

/** What every platform with fetch has. A page has more, and an edge function has no more. */
const webGlobals = {
  AbortController,
  AbortSignal,
  Blob,
  CompressionStream,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearInterval,
  clearTimeout,
  console,
  crypto,
  performance,
  setInterval,
  setTimeout
}

it('asks and tracks where there is nothing of Node', async () => {
  const sent: Request[] = []
  const fetch = async (url: string, init: RequestInit) => {
    sent.push(new Request(url, init))
    return Response.json(url.includes('/api/i/') ? { success: true, processed: 1, errors: [] } : { items: [], pagination: {} })
  }
  const page = createContext({ ...webGlobals, fetch })
  runInContext(await bundled('createRapportClient', 'createTracker'), page)
  await runInContext(
    `(async () => {
      const { createRapportClient, createTracker } = used
      const baseUrl = 'https://rapport.example.com'
      await createRapportClient({ baseUrl, apiKey: 'ok_${'a'.repeat(32)}' }).customers.list()
      const tracker = createTracker({ baseUrl, publicKey: 'pk_a' })
      tracker.track({ eventName: 'a', properties: { text: 'x'.repeat(2_000) } })
      const { acknowledged } = await tracker.shutdown()
      if (acknowledged !== 1) throw new Error('The event was not acknowledged')
    })()`,
    page
  )
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/customers', '/api/i/v1/pk_a/events'])
  expect(sent.map(({ headers }) => headers.get('user-agent')?.split(' ')[1])).toEqual(['web', 'web'])
  expect(sent[1]?.headers.get('content-encoding')).toBe('gzip')
})
