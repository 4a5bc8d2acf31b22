import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'

/** A page was viewed. */
export const pageview = defineEvent({
  type: 'pageview',
  schema: Type.Object({ title: Type.Optional(Type.String({ description: 'The title of the page.' })) }),
  example: { type: 'pageview', timestamp: 1_764_000_000_000, url: 'https://acme.example/pricing', path: '/pricing', title: 'Pricing' },
  when: 'A visitor opens a page, or moves to another page of a single-page app. The tracker sends it.',
  changes: 'The first page view of a person tells where the person came from.',
  toTimeline: ({ title }, { path, url }) => ({
    type: 'PAGE_VIEW',
    channel: 'PRODUCT',
    eventName: 'pageview',
    title: title ?? path ?? url,
    properties: {}
  })
})
