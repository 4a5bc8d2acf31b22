import { auditEntries } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import type { FeatureWorld, FeatureWorlds } from './feature-world.js'

const format = { property: 'format', operator: 'equals', value: { type: 'string', value: 'pdf' } } as const
const pages = { property: 'pages', operator: 'exists' } as const

/** Making and archiving features. */
export function testFeatureLifecycle(newWorld: FeatureWorlds): void {
  describe('making and archiving features', () => {
    const statusOf = async (world: FeatureWorld, tool: string, input: object) => (await world.call(tool, input)).status

    it('a new feature is answered and listed, under keys that are digests', async () => {
      const world = await newWorld()
      const { created, feature } = await world.create({ propertyFilters: [format, pages] })
      expect(created).toBe(true)
      expect(feature).toEqual({
        id: expect.stringMatching(/^value_feature_v1_[0-9a-f]{32}$/),
        revision: expect.stringMatching(/^value_feature_revision_v1_[0-9a-f]{32}$/),
        sourceKey: expect.stringMatching(/^metric_source_v1_[0-9a-f]{32}$/),
        featureKey: 'export',
        name: 'Export',
        rule: { eventName: 'export', propertyFilters: [format, pages] }
      })
      const { features, workspaceActiveFeatureCount, selectedSourceKey } = await world.list()
      expect(features).toMatchObject([feature])
      expect(workspaceActiveFeatureCount).toBe(1)
      expect(selectedSourceKey).toBe(feature.sourceKey)
    })

    it('asked for again it is the same one, whatever the order of its filters and its name', async () => {
      const world = await newWorld()
      const { feature } = await world.create({ propertyFilters: [format, pages] })
      expect(await world.create({ propertyFilters: [pages, format], name: 'Another name' })).toEqual({ created: false, feature })
      expect((await world.list()).features.length).toBe(1)
    })

    it('its key stands for one rule', async () => {
      const world = await newWorld()
      await world.create()
      const input = { sourceKey: await world.sourceKey(), featureKey: 'export', name: 'Export', eventName: 'export' }
      for (const other of [{ eventName: 'import' }, { propertyFilters: [format] }]) {
        const { status, body } = await world.call('svc_create_feature', { ...input, ...other })
        expect(status).toBe(409)
        expect(body).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('another key') })
      }
      expect((await world.create({ featureKey: 'export_again' })).created).toBe(true)
    })

    it('made by several at once, it is made once', async () => {
      const world = await newWorld()
      const made = await Promise.all(Array.from({ length: 5 }, () => world.create()))
      expect(made.filter(({ created }) => created).length).toBe(1)
      expect(new Set(made.map(({ feature }) => feature.id)).size).toBe(1)
    })

    it("an organization's ids and source are its own", async () => {
      const world = await newWorld()
      const other = await newWorld()
      const { feature } = await world.create()
      const { feature: theirs } = await other.create()
      expect(theirs.id).not.toBe(feature.id)
      const foreign = { sourceKey: feature.sourceKey, eventName: 'x', featureKey: 'x', name: 'X' }
      expect(await statusOf(other, 'svc_create_feature', foreign)).toBe(404)
      expect(await statusOf(other, 'svc_list_features', { sourceKey: feature.sourceKey })).toBe(404)
      expect(await statusOf(other, 'svc_archive_feature', { id: feature.id, revision: feature.revision })).toBe(404)
    })

    it('a workspace has at most 100', async () => {
      const world = await newWorld()
      for (let number = 0; number < 100; number++) await world.create({ featureKey: `feature_${number}` })
      const input = { sourceKey: await world.sourceKey(), eventName: 'export', featureKey: 'one_more', name: 'One more' }
      expect(await statusOf(world, 'svc_create_feature', input)).toBe(409)
      expect((await world.create({ featureKey: 'feature_7' })).created).toBe(false)
      expect((await world.list()).features.length).toBe(100)
    })

    it('archived it is listed no more, and made again it is the same one with another revision', async () => {
      const world = await newWorld()
      const { feature: stays } = await world.create({ featureKey: 'stays' })
      const { feature } = await world.create()
      const archive = { id: feature.id, revision: feature.revision }
      expect(await world.workspace.call('svc_archive_feature', archive)).toEqual({ archived: true, feature: archive })
      expect((await world.list()).features).toMatchObject([{ id: stays.id }])
      expect(await statusOf(world, 'svc_archive_feature', archive)).toBe(409)
      const again = await world.create({ eventName: 'another' })
      expect(again).toMatchObject({ created: true, feature: { id: feature.id, rule: { eventName: 'another' } } })
      expect(again.feature.revision).not.toBe(feature.revision)
      expect(await statusOf(world, 'svc_archive_feature', archive)).toBe(409)
    })

    it('only its current revision archives it, and the last one stays', async () => {
      const world = await newWorld()
      const { feature } = await world.create()
      const archive = { id: feature.id, revision: feature.revision }
      expect(await statusOf(world, 'svc_archive_feature', archive)).toBe(409)
      await world.create({ featureKey: 'another' })
      expect(await statusOf(world, 'svc_archive_feature', { ...archive, revision: `${feature.revision}0` })).toBe(409)
      expect(await statusOf(world, 'svc_archive_feature', { ...archive, id: 'value_feature_v1_0' })).toBe(404)
      expect(await statusOf(world, 'svc_archive_feature', archive)).toBe(200)
    })

    it('changes are written to the audit log, and what changes nothing is not', async () => {
      const world = await newWorld()
      const { feature } = await world.create()
      await world.create()
      await world.create({ featureKey: 'another' })
      await world.workspace.call('svc_archive_feature', { id: feature.id, revision: feature.revision })
      const entries = await world.rows.find(auditEntries)
      expect(entries.map(({ tool, subject_id }) => [tool, subject_id === feature.id])).toEqual([
        ['svc_create_feature', true],
        ['svc_create_feature', false],
        ['svc_archive_feature', true]
      ])
      expect(entries[2]).toMatchObject({ before: { featureKey: 'export', archivedAt: null }, after: { featureKey: 'export' } })
    })

    it.each([
      [{ featureKey: 'Export' }, 'input.featureKey must be lower case words joined by _, such as report_export'],
      [{ featureKey: 'a__b' }, 'input.featureKey must be lower case words'],
      [{ featureKey: 'a'.repeat(65) }, 'input.featureKey must have at most 64 characters'],
      [{ eventName: '' }, 'input.eventName must have at least 1 character'],
      [{ name: 'x'.repeat(256) }, 'input.name must have at most 255 characters'],
      [{ propertyFilters: Array.from({ length: 6 }, () => pages) }, 'input.propertyFilters must have at most 5 elements'],
      [{ propertyFilters: [{ property: 'a', operator: 'starts_with' }] }, 'input.propertyFilters[0]'],
      [{ propertyFilters: [{ property: 'a', operator: 'equals', value: { type: 'number', value: '1' } }] }, 'input.propertyFilters[0]'],
      [{ description: 'x' }, 'input.description is not allowed']
    ])('refuses %j', async (wrong, message) => {
      const world = await newWorld()
      const input = { sourceKey: await world.sourceKey(), eventName: 'export', featureKey: 'export', name: 'Export', ...wrong }
      const { status, body } = await world.call('svc_create_feature', input)
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'INVALID_TOOL_INPUT', message: expect.stringContaining(message) })
    })
  })
}
