import { Type } from 'typebox'
import { orNull, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { grantRoles } from '../access-roles.js'

/** The inputs that name a customer and the member whose access it is about; spread them into a tool's input. */
export const accessTarget = {
  customerId: uuid("The customer's id."),
  targetUserId: Type.String({ minLength: 1, maxLength: 500, description: "The member's id." })
}

/** The role that a grant gives, as an input. */
export const grantRole = Type.Enum([...grantRoles], { description: 'An editor may do what a viewer may, and change things.' })

/** A member's grant, as tools answer it. */
export const accessGrant = strictObject({
  access: strictObject({
    customerId: Type.String(),
    userId: Type.String(),
    role: Type.Enum([...grantRoles]),
    grantedById: orNull(Type.String())
  })
})
