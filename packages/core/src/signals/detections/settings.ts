import { Type } from 'typebox'
import { channels } from '../../values/index.js'

/** The settings that several detections have. */

/** A whole number. */
export const whole = (minimum: number, maximum: number, description: string) => Type.Integer({ minimum, maximum, description })
export const days = (description: string) => whole(1, 90, description)

export const eventNames = Type.Array(Type.String({ minLength: 1, maxLength: 191 }), {
  minItems: 1,
  maxItems: 50,
  description: 'Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on.'
})

export const eventChannels = Type.Array(Type.Enum([...channels]), { minItems: 1, maxItems: channels.length })

export const workingDays = Type.Optional(
  whole(
    1,
    60,
    'How many of these days must be working days, at least. Weekends are not working days, and neither are days on which many customers were silent.'
  )
)

export const beyondChance = Type.Optional(
  Type.Boolean({
    description: 'Only silences that are too long to be chance. A less active person or customer must be silent for longer.'
  })
)

/** What is wrong with the working days of a silence. */
export function workingDaysProblem(definition: { days: number; workingDays?: number }): string | undefined {
  if (definition.workingDays === undefined || definition.workingDays <= definition.days) return undefined
  return 'workingDays must be at most days: there are no more among them'
}
