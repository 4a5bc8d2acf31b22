/** The operations and routes of API keys, public keys and identity verification. */

export { apiKeyInProcessOperations, apiKeyOperations } from './api-keys.js'
export { identityVerificationOperations } from './identity-verification.js'
export { publicKeyInProcessOperations, publicKeyOperations } from './public-keys.js'
export { validateApiKeyRoute } from './validate-api-key.js'
export { websiteTrackingOperations } from './website-tracking.js'
