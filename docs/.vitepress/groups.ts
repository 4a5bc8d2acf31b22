/** The pages of the site, in the order of its menu. The build refuses a page that stands in no group, and a name without a page. */
export const groups: readonly { title: string; pages: readonly string[] }[] = [
  {
    title: 'Start',
    pages: ['what-is-rapport', 'quickstart', 'tour', 'concepts', 'console', 'console-sign-in', 'troubleshoot', 'comparison']
  },
  {
    title: 'Send data',
    pages: [
      'track',
      'tracker',
      'events',
      'transactions',
      'typed-events',
      'import',
      'developer-page',
      'integrations',
      'write-a-connector',
      'connector-reference'
    ]
  },
  { title: 'Customers', pages: ['identity', 'people', 'assessment', 'health', 'terms', 'briefing', 'work', 'lookback'] },
  { title: 'What customers say', pages: ['reading', 'search'] },
  { title: 'Watching', pages: ['signals', 'segments', 'digest', 'hooks', 'endpoints'] },
  { title: 'Numbers', pages: ['money', 'dashboards', 'sql'] },
  { title: 'Agents', pages: ['mcp', 'agents', 'models', 'tools'] },
  { title: 'Many tenants, one store', pages: ['multi-tenancy', 'storage'] },
  {
    title: 'Running it',
    pages: [
      'deploy',
      'container',
      'configuration',
      'options',
      'testing',
      'operations',
      'upgrade',
      'serverless',
      'observability',
      'secrets',
      'audit',
      'privacy',
      'data-processing'
    ]
  },
  { title: 'Reference', pages: ['api', 'cli', 'errors', 'benchmarks', 'evaluation'] }
]
