import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { configuredRapport } from '../../src/cli/configured-rapport.js'
import { addSettingFlags, flagsOf } from '../../src/configuration/flags.js'
import { rapportOptions } from '../../src/configuration/rapport-options.js'
import { readConfiguration } from '../../src/configuration/read-configuration.js'
import { shownConfiguration } from '../../src/configuration/shown-configuration.js'

const secret = 'the secret of the file, thirty-two letters'

/** A folder with a file of this text, or of this value as JSON. */
async function folderWith(content: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-config-'))
  const file = join(folder, 'rapport.config.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return { folder, file }
}

const failureOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => error)

describe('the settings', () => {
  it('come from a flag, else a variable, else the file, else the default', async () => {
    const { folder, file } = await folderWith({
      port: 1,
      log: { level: 'warn' },
      limits: { ingestBodyBytes: 5 },
      publicUrl: 'https://f.test'
    })
    const env = { RAPPORT_PORT: '2', RAPPORT_LOG_LEVEL: 'error', RAPPORT_PUBLIC_URL: '' }
    const { values, origins } = await readConfiguration({ flags: { port: 3 }, env, folder })
    expect(values).toMatchObject({
      port: 3,
      'log.level': 'error',
      'limits.ingestBodyBytes': 5,
      publicUrl: 'https://f.test',
      host: '0.0.0.0'
    })
    expect([origins.port, origins['log.level'], origins['limits.ingestBodyBytes'], origins.host]).toEqual([
      { by: 'flag' },
      { by: 'variable', name: 'RAPPORT_LOG_LEVEL' },
      { by: 'file', path: file },
      { by: 'default' }
    ])
    expect((await readConfiguration({ env: { PORT: '5' } })).values.port).toBe(5)
    expect((await readConfiguration({ env: { PORT: '5', RAPPORT_PORT: '6' } })).values.port).toBe(6)
    expect((await readConfiguration({ env: { PORT: '5', RAPPORT_PORT: 'tcp://10.0.0.1:80' } })).values.port).toBe(5)
    expect((await readConfiguration({ env: {}, defaults: { secret } })).values.secret).toBe(secret)
  })

  it('are read from flags as they are from variables', async () => {
    const command = addSettingFlags(new Command()).exitOverride()
    command.parse(['--port', '0', '--trust-proxy', '10.0.0.0/8, ::1', '--migrate', '--log-form', 'text'], { from: 'user' })
    const flags = { port: 0, trustProxy: ['10.0.0.0/8', '::1'], 'database.migrate': true, 'log.form': 'text' }
    expect(flagsOf(command.opts())).toEqual(flags)
    const env = { RAPPORT_PORT: '0', RAPPORT_TRUST_PROXY: '10.0.0.0/8, ::1', RAPPORT_DATABASE_MIGRATE: 'yes', RAPPORT_LOG_FORM: 'text' }
    expect((await readConfiguration({ env })).values).toMatchObject(flags)
    expect(() =>
      addSettingFlags(new Command())
        .configureOutput({ writeErr() {} })
        .exitOverride()
        .parse(['--port', 'x'], { from: 'user' })
    ).toThrow(/whole number from 0 to 65535/)
    expect(command.helpInformation().replace(/\s+/g, ' ')).toMatch(/--trust-proxy <proxies> .*X-Forwarded-For.*env: RAPPORT_TRUST_PROXY/)
  })

  it('may have comments and a last comma in the file', async () => {
    const { file } = await folderWith(`{\n  // The port\n  "port": 8080, /* here */\n  "providers": { "stripe": {}, },\n}`)
    expect((await readConfiguration({ env: {}, file })).values).toMatchObject({ port: 8080, providers: { stripe: {} } })
  })

  it.each<[unknown, RegExp]>([
    [`{ "secret": "${secret}"`, /is not JSON: close brace expected in line 1, column \d+$/],
    [[], /must be an object/],
    [{ secrets: secret }, /secrets is not a setting; did you mean secret\?/],
    [{ limits: { ingestBodyByte: 1 } }, /limits\.ingestBodyByte is not a setting; did you mean limits\.ingestBodyBytes\?/],
    [{ maxSteps: 1 }, /maxSteps is not a setting; did you mean model\.maxSteps\?/],
    [{ log: { colour: true } }, /log\.colour is not a setting; the settings are level, form, requests/],
    [{ database: 'postgres://u:hunter2@h/d' }, /database must be an object with url, schema/],
    [{ port: '8080' }, /port must be a whole number from 0 to 65535/],
    [{ log: { level: 'loud' } }, /log\.level must be `info` or `warn` or `error`/],
    [{ providers: [] }, /providers must be an object/],
    [{ secret: { now: secret } }, /secret must be a text, or an object with current and previous/],
    [{ model: { name: 'gpt-5', apiKey: secret } }, /model needs a baseUrl/],
    [{ embedder: { apiKey: secret } }, /embedder needs a model/],
    [{ plans: { standard: {} } }, /plans: standard is not allowed/],
    [{ plans: { default: { integrationConnections: -1 } } }, /plans\.default\.integrationConnections must be a whole number/],
    [{ mcp: { origins: 'https://app.example.com' } }, /mcp\.origins must be origins/]
  ])('refuses %j, says what is right, and shows no secret', async (content, words) => {
    const { file } = await folderWith(content)
    const failure = await failureOf(readConfiguration({ env: {}, file }).then(({ values }) => rapportOptions(values)))
    expect(failure).toMatchObject({ name: 'CommandError', message: expect.stringMatching(words) })
    expect(String(failure)).not.toMatch(/hunter2|the secret of/)
  })

  it('refuses a wrong variable by its name, and a named file that is not there', async () => {
    const { folder } = await folderWith({})
    expect(await failureOf(readConfiguration({ env: { RAPPORT_LIMITS_INLINE_MOVES: 'many' } }))).toMatchObject({
      message: 'RAPPORT_LIMITS_INLINE_MOVES must be a whole number from 1 to 1000000000'
    })
    expect(await failureOf(readConfiguration({ env: {}, file: join(folder, 'none.json') }))).toMatchObject({
      message: expect.stringContaining('Cannot read')
    })
    expect((await readConfiguration({ env: {}, folder: join(folder, 'none') })).file).toBeUndefined()
    const { warnings } = await readConfiguration({ env: { RAPPORT_PUBLIC_ULR: 'x', RAPPORT_URL: 'x', RAPPORT_OF_ANOTHER_PROGRAM: 'x' } })
    expect(warnings).toEqual(['The variable RAPPORT_PUBLIC_ULR is not a setting; did you mean RAPPORT_PUBLIC_URL?'])
  })

  it('are shown with their origin, and without secrets', async () => {
    const url = 'postgres://app:hunter2@db.test:5432/app?sslpassword=hunter2'
    const { file } = await folderWith({
      secret: { current: secret, previous: `${secret}!` },
      providers: { stripe: { webhookSecret: 'hunter2' } }
    })
    const shown = shownConfiguration(await readConfiguration({ env: { DATABASE_URL: url, RAPPORT_SMTP_URL: 'hunter2' }, file }))
    expect(JSON.stringify(shown)).not.toMatch(/hunter2|the secret of/)
    expect(shown).toContainEqual({ name: 'database.url', value: 'postgres://app:(hidden)@db.test:5432/app?(hidden)', from: 'DATABASE_URL' })
    expect(shown).toContainEqual({ name: 'previousSecret', value: '(hidden)', from: file })
    expect(shown).toContainEqual({ name: 'port', value: 4477, from: 'default' })
    for (const odd of ['postgres://app:12/hunter2@db.test/app', 'postgres://app:12#hunter2@db.test/app']) {
      expect(shownConfiguration(await readConfiguration({ env: { DATABASE_URL: odd } }))).toContainEqual({
        name: 'database.url',
        value: '(hidden)',
        from: 'DATABASE_URL'
      })
    }
  })

  it('become the options of createRapport', async () => {
    const { file } = await folderWith({
      basePath: '/rapport/',
      trustProxy: 1,
      limits: { concurrentQueries: 2 },
      embedder: { baseUrl: 'https://embed.test/v1', model: 'e' },
      plans: { default: { name: 'Team', integrationConnections: 2 }, organizations: { o1: { websiteTracking: false } } },
      secret: { current: secret, previous: `${secret}!` },
      metricsToken: 'a token of sixteen',
      cronSecret: 'a secret of sixteen'
    })
    const options = await rapportOptions((await readConfiguration({ env: {}, file })).values)
    expect(options).toMatchObject({ basePath: '/rapport', trustProxy: 1, limits: { concurrentQueries: 2 }, embedder: { model: 'e' } })
    expect([options.plans?.websiteTracking('o1'), options.plans?.websiteTracking('o2')]).toEqual([false, true])
    expect(options.plans?.integrationConnections?.('o1')).toEqual({ plan: 'Team', limit: 2 })
    await configuredRapport(options).close()
    expect(() => configuredRapport({ secret: 'short' })).toThrow(/at least 32 characters/)
    expect(() => configuredRapport({ trustProxy: ['10.0.0.0/99'] })).toThrow(/^trustProxy: /)
  })
})
