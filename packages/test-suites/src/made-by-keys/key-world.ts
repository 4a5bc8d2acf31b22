import type { ApiKey } from '@rapport/core/src/auth/api-key.js'
import type { Grant } from '@rapport/core/src/auth/grants.js'
import type { PublicKey } from '@rapport/core/src/auth/public-keys.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import type { TestAnswer } from '@rapport/core/src/testing/create-test-rapport.js'
import { hour, type World, worldsOn } from '../list-tools/world.js'

/** An API key with its secret. */
export interface Maker {
  key: string
  apiKey: ApiKey
}

/** An organization, and what its keys ask of the routes that make other keys. */
export class KeyWorld {
  constructor(readonly world: World) {}

  get workspace() {
    return this.world.workspace
  }

  get clock() {
    return this.world.clock
  }

  /** An instant so many hours from now, as the routes write it. */
  in(hours: number): string {
    return new Date(this.clock.now() + hours * hour).toISOString()
  }

  /** A key that may make others, with further grants; `end` is when it ends. */
  maker(grants: readonly Grant[], end: string | null = null): Promise<Maker> {
    const all: Grant[] = ['workspace_settings:manage', ...grants]
    return this.workspace.apiKeys.create({ name: 'maker', grants: all, expiresAt: end })
  }

  ask(method: string, path: string, body: unknown, { key }: Pick<Maker, 'key'>): Promise<TestAnswer> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    return this.world.send({ method, url: `/api/settings${path}`, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  }

  /** Makes a public key over HTTP, which must succeed. */
  async publicKeyBy(maker: Maker, input: object = {}): Promise<PublicKey> {
    const { status, body } = await this.ask('POST', '/public-keys', input, maker)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body as PublicKey
  }

  /** A public key as the list shows it. */
  async stored(publicKey: string): Promise<PublicKey | undefined> {
    return (await this.workspace.publicKeys.list()).find((key) => key.publicKey === publicKey)
  }

  setTrust(publicKey: string, trust: object, maker: Pick<Maker, 'key'>): Promise<TestAnswer> {
    return this.ask('PATCH', `/public-keys/${publicKey}/trust`, trust, maker)
  }

  /** Sends one event with a public key, as a page does. */
  send(publicKey: string, event: object = { type: 'custom', eventName: 'seen', userId: 'u1' }): Promise<TestAnswer> {
    return this.world.post(`/api/i/v1/${publicKey}/events`, { events: [event] })
  }

  /** Whether an API key may be used now. */
  async works(key: string): Promise<boolean> {
    const { status } = await this.world.post('/api/validate-api-key', '', { authorization: `Bearer ${key}` })
    return status === 200
  }
}

/** How the topics get a world of their own. */
export type KeyWorlds = () => Promise<KeyWorld>

/** Makes worlds on one store. */
export function keyWorldsOn(store: () => Store): KeyWorlds {
  const newWorld = worldsOn(store)
  return async () => new KeyWorld(await newWorld())
}
