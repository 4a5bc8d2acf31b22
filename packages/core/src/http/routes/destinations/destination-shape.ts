import { Type } from 'typebox'
import { deliveryShape } from '../../../domain/destinations/deliveries.js'
import { strictObject } from '../../../domain/strict-object.js'
import { destination } from '../../../tool-shape/destination.js'
import { orNull } from '../../../tool-shape/or-null.js'

/** A destination as its routes show it: as the tools, with what is wrong with it, and the last messages to it. */
export const shownDestination = strictObject({
  ...destination.properties,
  syncReason: orNull(Type.String()),
  recentDeliveries: Type.Array(deliveryShape)
})
