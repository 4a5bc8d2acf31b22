/** A seeded world of customers whose data tells stories. */

export {
  type PastStory,
  type Story,
  type StoryKind,
  storyKinds,
  type WorldBatch,
  type WorldBilling,
  type WorldContract,
  type WorldCustomer,
  type WorldEvent,
  type WorldMember,
  type WorldOwnership,
  type WorldSource,
  type WorldSubscription,
  type WorldUser
} from './shapes.js'
export { type World, type WorldOptions, world } from './world.js'
