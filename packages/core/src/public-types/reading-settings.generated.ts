// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** What a workspace has said about the texts that Rapport reads. Names are as they were written. */
export interface ReadingSettings {
  /** Products and companies that customers may choose in your place. A sentence that names one is read as one about a competitor. At most 500 elements. Each 2 to 100 characters. */
  competitors: string[]
  /** What your own products are called. A sentence that names one is read as if it said "your product". At most 500 elements. Each 2 to 100 characters. */
  products: string[]
  /** Names that your people use in place of those of customers and products. At most 500 elements. */
  codeNames: {
    /** 2 to 100 characters. */
    name: string
    /** Whom it stands for: the customer's id, the host's customerId, or the domain; null if it stands for a product of yours. 1 to 500 characters. */
    customer: string | null
  }[]
  /** How many days a ticket may stay open before it counts as a problem without an answer. 0 to 365. */
  patienceDays: number
}

/** The settings to replace; a field that is left out keeps its value. */
export interface ReadingSettingsChange {
  /** Products and companies that customers may choose in your place. A sentence that names one is read as one about a competitor. At most 500 elements. Each 2 to 100 characters. */
  competitors?: string[]
  /** What your own products are called. A sentence that names one is read as if it said "your product". At most 500 elements. Each 2 to 100 characters. */
  products?: string[]
  /** Names that your people use in place of those of customers and products. At most 500 elements. */
  codeNames?: {
    /** 2 to 100 characters. */
    name: string
    /** Whom it stands for: the customer's id, the host's customerId, or the domain; null if it stands for a product of yours. 1 to 500 characters. */
    customer: string | null
  }[]
  /** How many days a ticket may stay open before it counts as a problem without an answer. 0 to 365. */
  patienceDays?: number
}
