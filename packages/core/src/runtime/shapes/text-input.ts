import { Type } from 'typebox'

/** An optional text of a tool's input, with its greatest length in characters. */
export function optionalText(maxLength: number, description: string) {
  return Type.Optional(Type.String({ maxLength, description }))
}
