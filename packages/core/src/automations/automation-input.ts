import { type Static, Type } from 'typebox'
import { accountFields } from '../customers/index.js'
import { scheduleInput } from '../settings/index.js'
import { strictObject } from '../validation/index.js'
import { taskTemplate } from './task-template.js'

const uuid = (description: string) => Type.String({ format: 'uuid', description })

export const triggerTypes = ['SIGNAL_OCCURRENCE', 'SCHEDULE'] as const
export type TriggerType = (typeof triggerTypes)[number]
export const matchModes = ['ANY', 'ALL', 'AT_LEAST'] as const

/** The accounts that an automation is about are chosen as those of a signal. */
const audienceFilter = strictObject(accountFields)

const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()])

const fields = {
  name: Type.String({ minLength: 1, maxLength: 120, description: 'The name that people see.' }),
  description: Type.Optional(orNull(Type.String({ maxLength: 2000, description: 'What the automation is for, in your own words.' }))),
  enabled: Type.Optional(Type.Boolean({ description: 'False by default.' })),
  triggerType: Type.Enum([...triggerTypes], {
    description: 'What starts a run. SIGNAL_OCCURRENCE: a signal occurs. SCHEDULE: the schedule.'
  }),
  signalIds: Type.Optional(
    Type.Array(uuid('The id of a signal, which may be built in.'), {
      maxItems: 50,
      description: 'The signals that the automation reports, by their ids.'
    })
  ),
  matchMode: Type.Optional(
    Type.Enum([...matchModes], { description: 'How many of the signals must occur within 24 hours; ANY by default.' })
  ),
  matchCount: Type.Optional(
    orNull(Type.Integer({ minimum: 1, maximum: 50, description: 'How many signals must occur, if matchMode is AT_LEAST.' }))
  ),
  schedule: Type.Optional(
    Type.Union([scheduleInput, Type.Null()], { description: 'When the automation runs, if triggerType is SCHEDULE.' })
  ),
  audienceFilter: Type.Optional(
    Type.Union([audienceFilter, Type.Null()], { description: 'Only customers that pass this filter are reported.' })
  ),
  cooldownHours: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 8760,
      description: 'The shortest time between two messages about the same customer; 0 by default.'
    })
  ),
  maxCustomersPerRun: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: '100 by default.' })),
  agentId: Type.Optional(
    orNull(
      uuid(
        'An agent that writes the message about the customers. In a scheduled automation without signalIds, it also chooses the customers.'
      )
    )
  ),
  task: Type.Optional(
    Type.Union([taskTemplate, Type.Null()], { description: 'A task that each run makes for each customer that it reports.' })
  ),
  destinationIds: Type.Optional(
    Type.Array(uuid("A destination's id."), {
      maxItems: 25,
      description: 'Where messages go. If empty, they go to the default destination, unless endpointIds are given.'
    })
  ),
  endpointIds: Type.Optional(
    Type.Array(uuid("An endpoint's id."), { maxItems: 25, description: 'Endpoints that get automation.ran for each run.' })
  )
}

/** What an automation is made of. */
export const newAutomation = strictObject(fields)

/** What an automation is made of. */
export type NewAutomation = Static<typeof newAutomation>

/** What of an automation is changed: what is left out stays. */
export const automationChange = strictObject({
  ...fields,
  name: Type.Optional(fields.name),
  triggerType: Type.Optional(fields.triggerType)
})

/** What of an automation is changed: what is left out stays. */
export type AutomationChange = Static<typeof automationChange>

/** The part of an automation that says what it does. */
export type DefinitionInput = Omit<NewAutomation, 'name' | 'description' | 'enabled'>
