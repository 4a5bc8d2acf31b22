import { Type } from 'typebox'
import { closed } from '../domain/closed.js'

/** The workspace's settings, as tools answer them. */
export const settings = closed({
  settings: closed({
    defaultTimezone: Type.String({ minLength: 1, description: 'The IANA time zone that days and weeks are counted in.' })
  })
})
