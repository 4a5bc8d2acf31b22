const app = 'packages/console/app'

/** The pages of the console whose texts do not stand in the catalogue yet. No page is added here. */
export const unmovedPages: ReadonlySet<string> = new Set(
  [
    'pages/integrations/connect.tsx',
    'pages/integrations/connected.tsx',
    'pages/integrations/integrations-page.tsx',
    'pages/integrations/runs.tsx',
    'pages/lookback/found.tsx',
    'pages/settings/api-keys.tsx',
    'pages/settings/tracking.tsx'
  ].map((path) => `${app}/${path}`)
)
