import { describe, expect, it } from 'vitest'
import { ApiKeys } from '../../auth/api-keys.js'
import { PublicKeys } from '../../auth/public-keys.js'
import { createGateway } from '../../gateway/call-tool.js'
import { registry } from '../../gateway/registry.js'
import { createIngest } from '../../ingest/ingest.js'
import { readOptions } from '../../options.js'
import { memoryStore } from '../../storage/memory/memory-store.js'
import { recordingLogger } from '../../testing/recording-logger.js'
import { routes } from '../routes.js'
import { openapiDocument } from './document.js'

/** The routes as they are served. */
function served() {
  const settings = readOptions({ store: memoryStore(), logger: recordingLogger() })
  const { limits } = settings
  const status = async () => ({ pending: 0, failed: 0, lagMs: 0, pendingByKind: {} })
  return routes({
    settings,
    apiKeys: new ApiKeys(settings),
    publicKeys: new PublicKeys(settings),
    gateway: createGateway(settings, registry),
    tools: registry,
    ingest: createIngest({ ...settings, inlineMoves: limits.inlineMoves }),
    jobs: { status }
  })
}

/** A described path as a request would have it. */
const requested = (path: string) => path.replaceAll('{publicKey}', 'pk_x').replaceAll(/\{\w+\}/g, '0198c0de-0000-7000-8000-000000000001')

describe('every route', () => {
  const described = Object.entries(openapiDocument(registry, '').paths).map(([path, methods]) => ({
    path,
    methods: Object.keys(methods).map((method) => method.toUpperCase())
  }))

  it('is described with exactly its methods', () => {
    const faults = served().flatMap(({ path, methods }) => {
      const fitting = described.filter((each) => path.test(requested(each.path)))
      const [first] = fitting
      if (fitting.length !== 1 || !first) return [`${path} is described ${fitting.length} times in http/openapi`]
      return first.methods.sort().join() === Object.keys(methods).sort().join()
        ? []
        : [`${first.path} has other methods than are described`]
    })
    expect(faults).toEqual([])
  })

  it('exists when it is described', () => {
    const all = served()
    expect(described.filter(({ path }) => !all.some((route) => route.path.test(requested(path))))).toEqual([])
  })
})
