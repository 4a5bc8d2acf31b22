/** What is known of a company from an enrichment provider: nothing, as long as none is configured. Made anew each time, as callers may write into their answers. */
export function missingEnrichment() {
  return {
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
}
