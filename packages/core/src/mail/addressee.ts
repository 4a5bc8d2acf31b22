/** A member as mail needs it. */
export interface Addressee {
  id: string
  email: string
}
