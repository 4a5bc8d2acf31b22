import { Type } from 'typebox'
import type { Author } from '../../audit/index.js'
import { defineJob } from '../../jobs/index.js'
import type { Json } from '../../storage/index.js'
import { prepareItems, withoutErased } from '../write-items.js'
import { inboxPutKind } from './inbox-put-kind.js'

/** Writes a put that was set aside, when a person has it tried again. It fails at once if it cannot be written now either. */
export const inboxPut = defineJob({
  kind: inboxPutKind,
  summary: "Writes a put of a host's transaction that failed at the commit.",
  lane: 'identity',
  attempts: 1,
  payload: Type.Object({
    noun: Type.String(),
    items: Type.Array(Type.Unsafe<Json>({})),
    origin: Type.Unsafe<Author['origin']>(Type.Object({}))
  }),
  async run({ noun, items }, context) {
    const writeOnly = async (some: readonly Json[]): Promise<void> => {
      try {
        const write = await prepareItems(context.store, noun, some, context)
        await context.step(async (transaction, { origin }) => {
          await write(transaction, { now: context.clock.now(), ids: context.ids, origin })
          return undefined
        })
      } catch (error) {
        const others = withoutErased(some, error)
        if (!others) throw error
        await writeOnly(others)
      }
    }
    await writeOnly(items)
  }
})
