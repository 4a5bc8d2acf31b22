import { Type } from 'typebox'

const closed = { additionalProperties: false }

/** The answer of `GET /healthz`. */
export const liveness = Type.Object({ status: Type.Literal('ok') }, closed)

/** The answer of `GET /readyz` while the store answers. */
export const readiness = Type.Object(
  {
    status: Type.Literal('ready'),
    store: Type.String({ description: 'The kind of the store.' }),
    jobs: Type.Object(
      {
        pending: Type.Integer({ minimum: 0, description: 'What is left for later and not yet done.' }),
        failed: Type.Integer({ minimum: 0, description: 'What was given up after its last attempt.' }),
        lagMs: Type.Number({ minimum: 0, description: 'How long what is due waits already, in milliseconds.' })
      },
      closed
    )
  },
  closed
)

/** The answer of `GET /readyz` while it does not. */
export const unreadiness = Type.Object({ status: Type.Literal('unavailable'), store: Type.String() }, closed)
