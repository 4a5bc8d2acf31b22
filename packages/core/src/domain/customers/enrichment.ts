/** What is known of a company from an enrichment provider: nothing, as long as none is configured. */
export const missingEnrichment = {
  status: 'MISSING' as const,
  provider: null,
  providerEntityId: null,
  summary: null,
  match: null,
  lastSuccessfulRefreshAt: null,
  lastAttemptAt: null,
  expiresAt: null,
  error: null
}
