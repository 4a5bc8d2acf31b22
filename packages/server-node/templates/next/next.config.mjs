/** @type {import('next').NextConfig} */
export default {
  // #region rapport
  // These packages read files beside themselves, so Next must not bundle them.
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@electric-sql/pglite-pgvector',
    '@rapport/browser-tracker',
    '@rapport/console',
    '@rapport/core',
    '@rapport/mcp',
    '@rapport/server-node',
    '@rapport/storage-postgres'
  ]
  // #endregion
}
