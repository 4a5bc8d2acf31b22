import { Type } from 'typebox'
import { defineTable, integer, type Json, json, nullable, text, time, uuid } from '../../storage/index.js'

/** A tool that a model asked for, and what it was answered: cut to a size, as the model got it. */
export interface StoredToolCall {
  id: string
  tool: string
  input: Json
  result: string
  isError: boolean
}

/**
 * What was said in a run: one row for each answer of the model. `messages` holds them as the SDK wants them back, `reply` what we said to an answer without
 * tool calls that could not be read.
 */
export const agentSteps = defineTable({
  name: 'agent_steps',
  scope: 'organization',
  row: Type.Object({
    run_id: uuid(),
    position: integer(),
    text: text(),
    messages: json<Json[]>(),
    calls: json<StoredToolCall[]>(),
    reply: nullable(text()),
    input_tokens: integer(),
    output_tokens: integer(),
    at: time()
  }),
  personal: { text: 'content', messages: 'content', calls: 'content', reply: 'content' },
  key: ['run_id', 'position']
})
