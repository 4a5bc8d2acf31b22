/** How webhooks of the application are read. A webhook only starts a reading. Its content is never stored. */
export interface WebhookRules {
  /** The verdict on the raw bytes. */
  verify(hook: SignedHook): boolean
  /** The account that a verified body is about, or all of them; undefined if it does not say. */
  account(body: unknown): string | readonly string[] | undefined
  /** Names of the streams to read now. */
  streams(body: unknown): readonly string[]
  /** The streams among them that must be walked from the start, because only a walk finds removed records. */
  walks?(body: unknown): readonly string[]
  /** What a verified body asks to be answered, with which a vendor proves an address; undefined for all others. */
  challenge?(body: unknown): string | undefined
}

/** A webhook as it came. */
export interface SignedHook {
  header(name: string): string | null
  body: Uint8Array
  /** The whole address that the vendor was given, by `publicUrl`: some sign it too. Undefined where there is no `publicUrl`. */
  url?: string | undefined
  secret: string
  /** In epoch milliseconds, for signatures that end. */
  now: number
}
