/** How webhooks of the application are read. A webhook only starts a reading. Its content is never stored. */
export interface WebhookRules {
  /** Whether the signature is right. */
  verify(hook: SignedHook): boolean
  /** The account that the body is about, or a list of accounts. `undefined` if the body does not say. */
  account(body: unknown): string | readonly string[] | undefined
  /** Names of the streams to read now. */
  streams(body: unknown): readonly string[]
  /** The streams among them that Rapport must read from the start, because only a walk finds removed records. */
  walks?(body: unknown): readonly string[]
  /** The text of the answer if the vendor tests the address. `undefined` for all other bodies. */
  challenge?(body: unknown): string | undefined
}

/** A webhook as it came. */
export interface SignedHook {
  /** The value of a header, or `null`. */
  header(name: string): string | null
  /** The bytes of the body. */
  body: Uint8Array
  /** The whole address of the webhook, because some vendors sign it too. `undefined` without `publicUrl`. */
  url?: string | undefined
  /** The option `webhookSecret`. */
  secret: string
  /** The time in epoch milliseconds, for signatures that end. */
  now: number
}
