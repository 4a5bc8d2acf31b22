/** The pages of the site, in the order of its menu. The build refuses a page that stands in no group, and a name without a page. */
export const groups: readonly { title: string; pages: readonly string[] }[] = [
  { title: 'Start', pages: ['quickstart', 'tour', 'console-sign-in', 'developer-page', 'troubleshoot'] },
  { title: 'Customers', pages: ['identity', 'people', 'assessment', 'health', 'terms', 'briefing', 'work', 'lookback'] },
  { title: 'What customers say', pages: ['reading', 'search'] },
  { title: 'Watching', pages: ['signals', 'segments', 'digest', 'hooks', 'endpoints'] },
  { title: 'Numbers', pages: ['money', 'dashboards'] },
  { title: 'Agents', pages: ['agents', 'models', 'tools'] },
  { title: 'Data in and out', pages: ['transactions', 'typed-events', 'import', 'integrations', 'write-a-connector'] },
  {
    title: 'Running it',
    pages: ['configuration', 'operations', 'serverless', 'observability', 'secrets', 'audit', 'privacy', 'data-processing']
  },
  { title: 'Reference', pages: ['errors', 'benchmarks', 'evaluation'] }
]
