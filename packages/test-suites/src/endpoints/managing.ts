import { auditEntries, integrationCredentials } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { EndpointWorlds } from './world.js'

/** What may be an endpoint, and who sees what of it. */
export function testManaging(newWorld: EndpointWorlds): void {
  describe('endpoints', () => {
    it('are made, read, changed and removed, and their secret is shown once', async () => {
      const { workspace, rows, make } = await newWorld()
      const { endpoint, secret } = await make({ description: 'CRM' })
      expect(endpoint).toMatchObject({ kind: 'webhook', url: 'https://hooks.example.com/in', enabled: true, events: ['fact.detected'] })
      expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32)
      const changed = await workspace.endpoints.update(endpoint.id, {
        events: ['customer.churned', 'customer.churned'],
        description: 'Mail'
      })
      expect(changed).toMatchObject({ events: ['customer.churned'], description: 'Mail', enabled: true })
      expect(await workspace.endpoints.list()).toEqual([changed])
      expect(await workspace.endpoints.get(endpoint.id)).toEqual(changed)
      const kept = JSON.stringify([await rows.find(auditEntries), await rows.find(integrationCredentials), changed])
      expect(kept).not.toContain(secret.slice('whsec_'.length))
      expect((await rows.find(auditEntries)).map(({ tool }) => tool)).toEqual(['createEndpoint', 'updateEndpoint'])
      await workspace.endpoints.remove(endpoint.id)
      expect(await workspace.endpoints.list()).toEqual([])
      expect(await rows.count(integrationCredentials)).toBe(0)
      await expect(workspace.endpoints.get(endpoint.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it('are at public https addresses alone', async () => {
      const { make } = await newWorld()
      const refused = {
        'http://hooks.example.com/in': 'must begin with https://',
        'ftp://hooks.example.com/in': 'must begin with https://',
        'hooks.example.com/in': 'must be a whole address',
        'https://user:word@hooks.example.com/': 'must have no user',
        'https://localhost/in': 'must be a public address',
        'http://localhost:3000/in': 'must be a public address',
        'https://10.1.2.3/': 'must be a public address',
        'https://0x7f.1/': 'must be a public address',
        'https://169.254.169.254/latest/meta-data': 'must be a public address',
        'https://[::1]/': 'must be a public address',
        'https://[::ffff:10.0.0.1]/': 'must be a public address',
        'https://[fd00::1]/': 'must be a public address',
        'https://metadata.google.internal/': 'must be a public address',
        'https://intranet/': 'must be a public address'
      }
      for (const [url, message] of Object.entries(refused))
        await expect(make({ url }), url).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(message) })
      await expect(make({ events: ['customer.gone' as 'customer.churned'] })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      expect((await make({ url: 'https://8.8.8.8/in' })).endpoint.url).toBe('https://8.8.8.8/in')
    })

    it('may be at private addresses where the host allows them, and on this machine by http', async () => {
      const { make } = await newWorld({ endpoints: { allowPrivateAddresses: true } })
      for (const url of ['http://localhost:3000/in', 'https://10.1.2.3/in']) expect((await make({ url })).endpoint.url).toBe(url)
      await expect(make({ url: 'http://10.1.2.3/in' })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
    })

    it('need a secret of the server', async () => {
      const { make } = await newWorld({ withoutSecret: true })
      await expect(make()).rejects.toMatchObject({ code: 'UNPROCESSABLE', message: expect.stringContaining('RAPPORT_SECRET') })
    })

    it('of another organization are not found', async () => {
      const { make, putFact, workspace, receiver, rapport } = await newWorld()
      receiver.answer = () => new Response('', { status: 500 })
      const { endpoint } = await make()
      await putFact()
      await rapport.runDue()
      const [delivery] = (await workspace.endpoints.deliveries(endpoint.id, {})).items
      const other = (await newWorld()).workspace.endpoints
      const asked = [
        other.get(endpoint.id),
        other.update(endpoint.id, { enabled: false }),
        other.remove(endpoint.id),
        other.rotateSecret(endpoint.id),
        other.test(endpoint.id),
        other.deliveries(endpoint.id, {}),
        other.replay(endpoint.id, delivery?.id ?? ''),
        other.replayFailed(endpoint.id)
      ]
      for (const each of asked) await expect(each).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await other.list()).toEqual([])
      const { endpoint: own } = await other.create({ url: 'https://hooks.example.com/other' })
      await expect(other.replay(own.id, delivery?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })
  })
}
