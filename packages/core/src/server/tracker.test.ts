import { describe, expect, it } from 'vitest'
import { createRouter } from '../http/router.js'
import { serveRoutes } from '../http/serve-routes.js'
import { Metrics } from '../telemetry/index.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { recordingLogger } from '../testing/recording-logger.js'
import { systemClock } from '../values/clock.js'
import { systemIds } from '../values/ids.js'
import { trackerRoute } from './tracker.js'

const files = ['rapport.js', 'rapport-extras.js', 'rapport-stub.js']

describe('the tracker', () => {
  it.each(['', '/a/rapport'])('is served below the base path %j, to pages of any origin and without a key', async (basePath) => {
    const { rapport, send } = await createTestRapport({ basePath })
    for (const file of files) {
      const answer = await rapport.fetch(new Request(`http://127.0.0.1${basePath}/${file}`))
      expect(answer.status, file).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        vary: 'x-forwarded-prefix',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        etag: expect.stringMatching(/^"[\w-]{27}"$/)
      })
      const text = await answer.text()
      expect(() => new Function(text)).not.toThrow()
      expect(await send({ method: 'HEAD', url: `${basePath}/${file}` })).toMatchObject({ status: 200, body: '' })
      expect((await send({ method: 'POST', url: `${basePath}/${file}` })).status).toBe(405)
      if (basePath) expect((await send({ method: 'GET', url: `/${file}` })).status).toBe(404)
    }
  })

  it('sends its events below the base path, and so has another tag there', async () => {
    const root = await createTestRapport()
    const below = await createTestRapport({ basePath: '/a/rapport' })
    const plain = await root.rapport.fetch(new Request('http://127.0.0.1/rapport.js'))
    const moved = await below.rapport.fetch(new Request('http://127.0.0.1/a/rapport/rapport.js'))
    expect(await moved.text()).toContain('.origin+"/a/rapport"')
    expect(await plain.text()).not.toContain('/a/rapport')
    expect(moved.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  })

  it('is not sent again to who has it', async () => {
    const { rapport } = await createTestRapport()
    const get = (headers: Record<string, string> = {}) => rapport.fetch(new Request('http://127.0.0.1/rapport.js', { headers }))
    const etag = (await get()).headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get({ 'if-none-match': tag })
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    }
    for (const tag of ['"other"', '', 'W/"other"']) expect((await get({ 'if-none-match': tag })).status).toBe(200)
  })

  it.each([
    ['ERR_MODULE_NOT_FOUND', 404, 'install @rapport/browser-tracker', 0],
    ['ERR_PACKAGE_PATH_NOT_EXPORTED', 404, 'install @rapport/browser-tracker', 0],
    ['EACCES', 500, 'could not be read', 1]
  ])('that cannot be loaded for %s is answered %i, in words, until it can', async (code, status, words, logged) => {
    const logger = recordingLogger()
    let isThere = false
    const load = async () => {
      if (!isThere) throw Object.assign(new Error('no'), { code })
      return { scriptFiles: () => ({ 'rapport.js': 'one()', 'rapport-extras.js': '', 'rapport-stub.js': '' }) }
    }
    const settings = Object({ basePath: '', publicPath: () => '', logger, metrics: new Metrics(), clock: systemClock, ids: systemIds() })
    const routes = serveRoutes({ raw: [trackerRoute('rapport.js', 'tracker', 'it', load)], api: [] }, Object({ settings }))
    const get = () => createRouter(settings, routes)({ method: 'GET', url: '/rapport.js', header: () => undefined })
    const failed = await get()
    expect([failed.status, JSON.parse(String(failed.body))]).toEqual([status, { error: expect.stringContaining(words) }])
    expect(logger.lines).toHaveLength(logged)
    isThere = true
    expect(await get()).toMatchObject({ status: 200, body: 'one()' })
  })
})
