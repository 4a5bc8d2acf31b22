// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** An API key without its secret. Times are ISO 8601 in UTC; `prefix` is `ok_` and the key's first 8 characters. */
export interface ApiKey {
  /** Uuid. */
  id: string
  name: string
  /** `ok_` and the key's first 8 characters. */
  prefix: string
  keyType: 'api'
  grants: string[]
  /** The member who made it. */
  createdById: string | null
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  expiresAt: string | null
  /** Date-time. */
  revokedAt: string | null
  /** Date-time. */
  lastUsedAt: string | null
  /** At least 0. */
  totalRequests: number
}

/** Whether pages have to prove whom they identify. Times are ISO 8601 in UTC. */
export interface VerificationStatus {
  enabled: boolean
  /** Until when proofs with the previous secret are valid, if they still are. Date-time. */
  previousSecretUntil?: string
}

/** How a secret is rotated. */
export interface Rotation {
  /** How long proofs with the old secret stay valid, a day by default. Use 0 if others know the secret. 0 to 7776000. Default 86400. */
  keepPreviousSeconds?: number
}

/** A public key: it names the organization that a website's events belong to, and is no secret. Times are ISO 8601 in UTC. */
export interface PublicKey {
  publicKey: string
  /** `accept` applies what events say. `record` keeps the event and changes nothing. */
  trust: {
    /** record: a billing event is kept, and changes no billing status. */
    billing: 'accept' | 'record'
    /** record: a stage event is kept, and changes no stage. */
    stage: 'accept' | 'record'
    /** record: the traits of the customer in an event are left out. */
    customerTraits: 'accept' | 'record'
  }
  /** Date-time. */
  createdAt: string
  /** Date-time. */
  expiresAt: string | null
  /** Date-time. */
  revokedAt: string | null
}

/** What of a public key's trust is changed; what is left out stays. `accept` takes what events say, `record` keeps the event and changes nothing by it. */
export interface TrustChange {
  /** record: a billing event is kept, and changes no billing status. */
  billing?: 'accept' | 'record'
  /** record: a stage event is kept, and changes no stage. */
  stage?: 'accept' | 'record'
  /** record: the traits of the customer in an event are left out. */
  customerTraits?: 'accept' | 'record'
}
