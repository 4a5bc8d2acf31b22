import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'

/** A page was viewed. */
export const pageview = defineEvent({
  type: 'pageview',
  schema: Type.Object({ title: Type.Optional(Type.String()) }),
  example: { type: 'pageview', timestamp: 1_764_000_000_000, url: 'https://acme.example/pricing', path: '/pricing', title: 'Pricing' },
  toTimeline: ({ title }, { path, url }) => ({
    type: 'PAGE_VIEW',
    channel: 'PRODUCT',
    eventName: 'pageview',
    title: title ?? path ?? url,
    properties: {}
  })
})
