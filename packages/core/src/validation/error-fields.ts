import { type Static, Type } from 'typebox'

/** The fields that some errors add to the body. */
export const errorFields = Type.Object({
  plan: Type.Optional(Type.String()),
  feature: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer()),
  currentConnections: Type.Optional(Type.Integer()),
  resetAt: Type.Optional(Type.Number({ description: 'Epoch milliseconds.' })),
  limitBytes: Type.Optional(Type.Integer()),
  actualBytes: Type.Optional(Type.Integer())
})

/** The fields that some errors add to the body. */
export type ErrorFields = Static<typeof errorFields>
