import { type Static, Type } from 'typebox'
import { writeLetter } from '../mail/index.js'
import { instant, type OperationContext } from '../runtime/index.js'
import { readSettings } from '../settings/index.js'
import { strictObject } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import { type DigestRow, digestScopes } from './digest.js'
import { findDigest, requireCaller } from './own-digest.js'
import { writeDigest } from './send-digest.js'
import { digestLetter } from './write-digest.js'

export const previewInput = strictObject({
  scope: Type.Optional(
    Type.Enum([...digestScopes], { description: 'Which customers the preview covers: mine or all. By default, those of the digest.' })
  )
})

export const previewShape = strictObject({
  subject: Type.String(),
  text: Type.String({ description: 'The mail as plain text, without the link to unsubscribe.' }),
  html: Type.String({ description: 'The same as HTML.' }),
  isQuiet: Type.Boolean({ description: 'Whether nothing is new.' }),
  from: instant(),
  to: instant()
})

/** What a digest would say if it were sent now. */
export type DigestPreview = Static<typeof previewShape>

/** Shows the digest of the caller as it would be sent now. Throws UNPROCESSABLE for a caller who is no member. */
export async function previewDigest(context: OperationContext, { scope }: Static<typeof previewInput>): Promise<DigestPreview> {
  const { store, now, origin, services } = context
  const member = await requireCaller(store, origin.actorId)
  const digest = await ownOrFirst(context, member.id)
  const place = { store, now, directory: services.settings.store.directory }
  const { composed, frame, isQuiet } = await writeDigest(place, services.settings, { ...digest, ...(scope && { scope }) })
  const { publicUrl } = services.settings.integrations
  const origin_ = publicUrl === undefined ? undefined : `${publicUrl}${services.settings.basePath}`
  const written = writeLetter(digestLetter(composed, frame), { origin: origin_, unsubscribe: null })
  return { ...written, isQuiet, from: isoTime(frame.from), to: isoTime(now) }
}

/** The digest as it is chosen; before anything is chosen, the one of a Monday. */
async function ownOrFirst(
  { store }: OperationContext,
  memberId: string
): Promise<Pick<DigestRow, 'schedule' | 'scope' | 'covered_until' | 'member_id'>> {
  const row = await findDigest(store, memberId)
  if (row) return row
  const { default_timezone: timezone } = await readSettings(store)
  return {
    member_id: memberId,
    scope: 'mine',
    covered_until: null,
    schedule: { cadence: 'weekly', localTime: '09:00', timezone, weekday: 1 }
  }
}
