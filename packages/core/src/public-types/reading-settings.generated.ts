// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** What a workspace has said about the texts that Rapport reads. Names are as they were written. */
export interface ReadingSettings {
  /** Products and companies that customers may choose instead of yours. A sentence that names one counts as a sentence about a competitor. At most 500 elements. Each 2 to 100 characters. */
  competitors: string[]
  /** The names of your own products. A sentence that names one is read as if it said "your product". At most 500 elements. Each 2 to 100 characters. */
  products: string[]
  /** Names that your people use instead of the names of customers and products. At most 500 elements. */
  codeNames: {
    /** 2 to 100 characters. */
    name: string
    /** The customer that it means: Rapport's id of the customer, your customerId, or the domain; null if it means one of your products. 1 to 500 characters. */
    customer: string | null
  }[]
  /** How many days a ticket may stay open before it counts as a problem without an answer. 0 to 365. */
  patienceDays: number
}

/** The settings to replace; a field that is left out keeps its value. */
export interface ReadingSettingsChange {
  /** Products and companies that customers may choose instead of yours. A sentence that names one counts as a sentence about a competitor. At most 500 elements. Each 2 to 100 characters. */
  competitors?: string[]
  /** The names of your own products. A sentence that names one is read as if it said "your product". At most 500 elements. Each 2 to 100 characters. */
  products?: string[]
  /** Names that your people use instead of the names of customers and products. At most 500 elements. */
  codeNames?: {
    /** 2 to 100 characters. */
    name: string
    /** The customer that it means: Rapport's id of the customer, your customerId, or the domain; null if it means one of your products. 1 to 500 characters. */
    customer: string | null
  }[]
  /** How many days a ticket may stay open before it counts as a problem without an answer. 0 to 365. */
  patienceDays?: number
}
