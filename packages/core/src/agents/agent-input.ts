import { type Static, Type } from 'typebox'
import { scheduleInput } from '../settings/index.js'
import { strictObject } from '../validation/index.js'

const fields = {
  displayName: Type.String({ minLength: 1, maxLength: 120, description: 'The name that people see.' }),
  instructions: Type.String({ minLength: 1, maxLength: 32_000, description: 'What the agent looks at, and what it reports.' }),
  maxItemsToSurface: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 50, description: 'The most customers that a run reports; 10 by default.' })
  ),
  schedule: Type.Optional(Type.Union([scheduleInput, Type.Null()], { description: 'When it runs on a schedule; never by default.' })),
  tools: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      minItems: 1,
      maxItems: 40,
      description: 'Names of tools that only read, and that this key may call; by default the tools about customers.'
    })
  ),
  enabled: Type.Optional(
    Type.Boolean({ description: 'Whether it runs on its schedule and for automations; false by default. A person may always run it.' })
  )
}

/** What an agent is made of. */
export const newAgent = strictObject(fields)

/** What an agent is made of. */
export type NewAgent = Static<typeof newAgent>

/** What of an agent is changed: what is left out stays. */
export const agentChange = strictObject({
  ...fields,
  displayName: Type.Optional(fields.displayName),
  instructions: Type.Optional(fields.instructions)
})

/** What of an agent is changed: what is left out stays. */
export type AgentChange = Static<typeof agentChange>
