import { Type } from 'typebox'
import { strictObject } from '../../validation/index.js'

/** The workspace's settings, as tools answer them. */
export const settings = strictObject({
  settings: strictObject({
    defaultTimezone: Type.String({ minLength: 1, description: 'The IANA time zone that days and weeks are counted in.' })
  })
})
