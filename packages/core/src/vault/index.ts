/** Secrets at rest: sealing them, and the credentials of connections. */

export { currentKeyId, keyIdOf, open, SecretLost, seal } from './sealing.js'
export { integrationCredentials } from './tables/integration-credentials.js'
export { putSecrets, readSecrets, removeCredential, removeSecrets, type SecretText, webhookSecretField } from './vault.js'
