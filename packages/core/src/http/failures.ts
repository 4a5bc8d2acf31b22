import { Type } from 'typebox'
import { type ErrorCode, errorTable } from '../errors.js'
import { errorFields } from '../validation/index.js'

const closed = { additionalProperties: false }
const code = Type.Enum(Object.keys(errorTable) as ErrorCode[])

/** The gateway's failure body: the four fields, and what the code adds. */
export const gatewayError = Type.Object(
  {
    code,
    message: Type.String(),
    retryable: Type.Boolean(),
    requestId: Type.String(),
    error: Type.Optional(Type.String({ description: 'The message again, on api_limit_exceeded.' })),
    ...errorFields.properties
  },
  closed
)

/** The failure body of the routes beside the gateway. */
export const apiFailureBody = Type.Object(
  {
    error: Type.String(),
    code: Type.Optional(code),
    feature: Type.Optional(Type.String({ description: 'What the plan bounds.' })),
    plan: Type.Optional(Type.String()),
    currentConnections: Type.Optional(Type.Integer()),
    limit: Type.Optional(Type.Integer()),
    details: Type.Optional(
      Type.Array(Type.Object({ path: Type.String({ description: 'The field at fault.' }), message: Type.String() }, closed))
    )
  },
  closed
)

/** The failure body of `POST /api/validate-api-key`. */
export const keyRefusal = Type.Object({ valid: Type.Literal(false), error: Type.String() }, closed)
