import { builtInKeys } from '@rapport/core/src/signals/built-in/index.js'
import type { NewSignal } from '@rapport/core/src/signals/signal-input.js'
import { describe, expect, it } from 'vitest'
import type { SignalWorlds } from './signal-world.js'

const match: NewSignal = { kind: 'EVENT_MATCH', name: 'Upgrades', definition: { eventNames: ['upgraded'] } }
const threshold = { detection: 'event_count_threshold', operator: 'gte', count: 3, windowDays: 7 } as const

/** What can be saved, and what is refused with the field that is at fault. */
export function testSaving(newWorld: SignalWorlds): void {
  describe('signals', () => {
    it('are made, read, changed and archived; what is left out stays', async () => {
      const { signals } = await newWorld()
      const { signal, warnings } = await signals.create({ ...match, description: 'Somebody pays more' })
      expect(signal).toMatchObject({ kind: 'EVENT_MATCH', name: 'Upgrades', enabled: true, builtInKey: null, archivedAt: null })
      expect(warnings).toEqual([{ path: 'definition.eventNames[0]', message: expect.stringContaining('"upgraded"') }])
      expect(await signals.get(signal.id)).toEqual(signal)
      const { signal: off } = await signals.update(signal.id, { enabled: false })
      expect(off).toMatchObject({ enabled: false, description: 'Somebody pays more', definition: { eventNames: ['upgraded'] } })
      expect((await signals.list()).items.map(({ id }) => id)).toEqual([signal.id])
      await signals.archive(signal.id)
      expect((await signals.list()).items).toEqual([])
      expect((await signals.list({ archived: true })).items.map(({ id }) => id)).toEqual([signal.id])
      await expect(signals.update(signal.id, { enabled: true })).rejects.toMatchObject({ code: 'CONFLICT' })
    })

    it('are listed in pages, by kind too', async () => {
      const { signals } = await newWorld()
      for (let count = 0; count < 3; count++) await signals.create({ ...match, name: `Match ${count}` })
      await signals.create({ kind: 'EVENT_PATTERN', name: 'Pattern', definition: threshold })
      const first = await signals.list({ limit: 3 })
      const { nextCursor } = first.pagination
      expect(first.pagination).toMatchObject({ hasMore: true, total: 4 })
      const rest = await signals.list({ limit: 3, ...(nextCursor !== null && { cursor: nextCursor }) })
      expect([...first.items, ...rest.items].length).toBe(4)
      expect((await signals.list({ kind: 'EVENT_PATTERN' })).items.map(({ name }) => name)).toEqual(['Pattern'])
    })

    const condition = (operator: string, value?: unknown) => ({ property: 'plan', operator, ...(value !== undefined && { value }) })
    it.each<[string, unknown, RegExp]>([
      ['no name', { ...match, name: ' ' }, /name/],
      ['an unknown field', { ...match, eventNames: ['a'] }, /eventNames is not allowed/],
      ['no event', { ...match, definition: { eventNames: [] } }, /eventNames/],
      ['51 events', { ...match, definition: { eventNames: Array.from({ length: 51 }, (_, index) => `e${index}`) } }, /eventNames/],
      ['a pattern as a match', { ...match, definition: threshold }, /definition\./],
      ['a match as a pattern', { kind: 'EVENT_PATTERN', name: 'a', definition: { eventNames: ['a'] } }, /definition\./],
      [
        'exists with a value',
        { ...match, definition: { eventNames: ['a'], propertyConditions: [condition('exists', 'x')] } },
        /propertyConditions\[0\]\.value/
      ],
      [
        'equals without one',
        { ...match, definition: { eventNames: ['a'], propertyConditions: [condition('equals')] } },
        /propertyConditions\[0\]\.value/
      ],
      [
        'conditions that contradict each other',
        { ...match, definition: { eventNames: ['a'], propertyConditions: [condition('equals', 'pro'), condition('equals', 'free')] } },
        /contradicts/
      ],
      [
        'a number that begins with a text',
        { ...match, definition: { eventNames: ['a'], propertyConditions: [condition('equals', 12), condition('starts_with', '1')] } },
        /propertyConditions\[0\] contradicts/
      ],
      [
        'two beginnings',
        {
          ...match,
          definition: { eventNames: ['a'], propertyConditions: [condition('starts_with', 'pro'), condition('starts_with', 'free')] }
        },
        /propertyConditions\[0\] contradicts/
      ],
      ['fewer than none', { kind: 'EVENT_PATTERN', name: 'a', definition: { ...threshold, operator: 'lt', count: 0 } }, /count/],
      [
        'a detection that there is not',
        { kind: 'EVENT_PATTERN', name: 'a', definition: { ...threshold, detection: 'rain' } },
        /detection|definition/
      ],
      ['a number of another detection', { kind: 'EVENT_PATTERN', name: 'a', definition: { ...threshold, dropPercent: 50 } }, /dropPercent/]
    ])('refuse %s', async (_, input, message) => {
      const { world } = await newWorld()
      const headers = { authorization: `Bearer ${world.apiKey}`, 'content-type': 'application/json' }
      const { status, body } = await world.send({ method: 'POST', url: '/api/signals', headers, body: JSON.stringify(input) })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toMatch(message)
    })

    it('of other organizations are not found', async () => {
      const one = await newWorld()
      const other = await newWorld()
      const { signal } = await one.signals.create(match)
      for (const ask of [other.signals.get(signal.id), other.signals.occurrences(signal.id), other.signals.archive(signal.id)]) {
        await expect(ask).rejects.toMatchObject({ code: 'NOT_FOUND' })
      }
    })
  })

  describe('built-in signals', () => {
    it('stand in the options, off, with ids that automations may name', async () => {
      const { signals, world } = await newWorld()
      const { builtIn } = await signals.options()
      expect(builtIn.map(({ key }) => key)).toEqual(builtInKeys)
      expect(builtIn.every(({ enabled }) => !enabled)).toBe(true)
      const [quiet] = builtIn
      expect(await signals.get(quiet?.id ?? '')).toMatchObject({ builtInKey: 'quiet_account', enabled: false })
      const automation = { name: 'Tell', triggerType: 'SIGNAL_OCCURRENCE' as const, signalIds: [quiet?.id ?? ''] }
      const { warnings } = await world.workspace.automations.create(automation)
      expect(warnings).toContainEqual({ path: 'signalIds[0]', message: expect.stringContaining('disabled') })
    })

    it('are switched on and set; they are changed nowhere else', async () => {
      const { signals } = await newWorld()
      const { signal } = await signals.updateBuiltIn('quiet_account', { enabled: true, settings: { days: 12 } })
      expect(signal).toMatchObject({
        kind: 'EVENT_PATTERN',
        enabled: true,
        definition: { detection: 'event_absence', days: 12, workingDays: 5 }
      })
      const { builtIn } = await signals.options()
      expect(builtIn.find(({ key }) => key === 'quiet_account')).toMatchObject({
        id: signal.id,
        enabled: true,
        settings: { days: 12, workingDays: 5 }
      })
      await expect(signals.update(signal.id, { name: 'Mine' })).rejects.toMatchObject({ code: 'CONFLICT' })
      await expect(signals.updateBuiltIn('quiet_account', { settings: { weeks: 2 } })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      await expect(signals.updateBuiltIn('quiet_account', { settings: { days: 4 } })).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
      await expect(signals.updateBuiltIn('nothing', { enabled: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect((await signals.list()).items).toEqual([])
    })
  })
}
