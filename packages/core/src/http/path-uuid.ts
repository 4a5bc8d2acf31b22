/** A UUID as a variable part of a route's path. */
export const pathUuid = '([0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})'
