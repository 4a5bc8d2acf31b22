import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseTrustProxy } from '../../src/cli/arguments.js'
import { credentialsFile } from '../../src/cli/credentials-file.js'
import { configuredRapport, integrationConfig } from '../../src/cli/integration-config.js'
import { program } from '../../src/cli/program.js'

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rapport-config-'))
})

async function configFile(content: unknown): Promise<string> {
  const path = join(directory, `${Math.random()}.json`)
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const ofFile = 'the secret of the file, thirty-two letters'

describe('what the command knows of integrations', () => {
  it('comes from the environment, else from the file, else from the command', async () => {
    const file = await configFile({ publicUrl: 'https://file.test', secret: ofFile })
    expect((await integrationConfig(file, { secret: 'own' }, {})).integrations).toMatchObject({
      publicUrl: 'https://file.test',
      secret: ofFile
    })
    const env = { RAPPORT_SECRET: 'of the environment', RAPPORT_PUBLIC_URL: 'https://env.test' }
    expect((await integrationConfig(file, {}, env)).integrations).toMatchObject({
      publicUrl: 'https://env.test',
      secret: 'of the environment'
    })
    expect((await integrationConfig(undefined, { secret: 'own', publicUrl: 'http://localhost:1' }, {})).integrations).toMatchObject({
      secret: 'own',
      publicUrl: 'http://localhost:1'
    })
    expect((await integrationConfig(undefined, {}, {})).integrations).not.toHaveProperty('secret')
  })

  it('trusts no proxy unless it is told to, by the option, the environment or the file', async () => {
    expect((await integrationConfig(undefined, {}, {})).trustProxy).toBe(0)
    const file = await configFile({ trustProxy: ['10.0.0.0/8'] })
    expect((await integrationConfig(file, {}, {})).trustProxy).toEqual(['10.0.0.0/8'])
    expect(parseTrustProxy('2')).toBe(2)
    expect(parseTrustProxy('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1'])
    for (const wrong of ['one', '10.0.0.0/99', '10.0.0.1,proxy.example'])
      expect(() => configuredRapport({ trustProxy: parseTrustProxy(wrong) })).toThrow(/^trustProxy: /)
    for (const name of ['dev', 'serve']) {
      const help = program()
        .commands.find((command) => command.name() === name)
        ?.helpInformation()
      expect(help?.replace(/\s+/g, ' ')).toMatch(/--trust-proxy <proxies> .*X-Forwarded-For.*env: RAPPORT_TRUST_PROXY/)
    }
  })

  it('says what is wrong, and shows no secret', async () => {
    const wrong: [unknown, RegExp][] = [
      [`{ "secret": "${ofFile}"`, /is no JSON/],
      [[], /must hold an object/],
      [{ secrets: ofFile }, /"secrets" is none of publicUrl, secret, providers/],
      [{ providers: [] }, /providers must be an object/],
      [{ publicUrl: 1 }, /publicUrl must be a text/],
      [{ model: 'gpt-5' }, /model must be an object/],
      [{ model: { name: 'gpt-5', apiKey: ofFile } }, /model needs a baseUrl/],
      [{ model: { baseUrl: 'https://model.test/v1', apiKey: ofFile } }, /model needs a name/],
      [{ mcp: { origins: 'https://app.example.com' } }, /mcp must be an object/]
    ]
    for (const [content, words] of wrong) {
      const failure = await integrationConfig(await configFile(content), {}, {}).catch((error: unknown) => error)
      expect(failure).toMatchObject({ name: 'CommandError', message: expect.stringMatching(words) })
      expect(String(failure)).not.toContain(ofFile)
    }
    await expect(integrationConfig(join(directory, 'none.json'), {}, {})).rejects.toThrow(/Cannot read/)
    expect(() => configuredRapport({ secret: 'short' })).toThrow(/at least 32 characters/)
  })

  it('a development server keeps a secret of its own, beside its keys', async () => {
    const file = credentialsFile(directory, 'pglite')
    const secret = await file.secret()
    expect(secret).toMatch(/^[\w-]{43}$/)
    await file.write({ organizationId: 'o', apiKey: 'a', publicKey: 'p' })
    expect(await file.secret()).toBe(secret)
    expect(await file.read()).toEqual({ organizationId: 'o', apiKey: 'a', publicKey: 'p' })
    expect(JSON.parse(await readFile(join(directory, 'dev-credentials.json'), 'utf8'))).toMatchObject({ pglite: { secret, apiKey: 'a' } })
    expect(await credentialsFile(directory, 'other').secret()).not.toBe(secret)
  })
})
