/** What a fake Stripe account is connected with. */
export const credentials = { connectionMode: 'restricted_key', credentials: { apiKey: 'rk_test_0123456789abcdef' } }

/** What it is encrypted with. */
export const secret = 'a secret of the bench, which is no secret'
