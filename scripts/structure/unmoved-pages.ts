const app = 'packages/console/app'

/** The pages of the console whose texts do not stand in the catalogue yet. No page is added here. */
export const unmovedPages: ReadonlySet<string> = new Set(
  [
    'pages/home/changes.tsx',
    'pages/home/currencies.tsx',
    'pages/home/needs-attention.tsx',
    'pages/home/pulse.tsx',
    'pages/home/trends.tsx',
    'pages/home/welcome.tsx',
    'pages/identity.tsx',
    'pages/integrations/connect.tsx',
    'pages/integrations/connected.tsx',
    'pages/integrations/integrations-page.tsx',
    'pages/integrations/runs.tsx',
    'pages/lookback/found.tsx',
    'pages/settings/api-keys.tsx',
    'pages/settings/tracking.tsx'
  ].map((path) => `${app}/${path}`)
)
