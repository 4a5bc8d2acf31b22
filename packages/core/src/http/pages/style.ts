import { defineRawRoute } from '../define-raw-route.js'
import { failure } from '../respond.js'

/** Both colour schemes keep a contrast of at least 4.5 to 1 for texts, and 3 to 1 for the edges of fields. */
const css = `:root {
  --paper: #f6f7f9; --card: #ffffff; --ink: #1b1f27; --soft: #4d5566; --edge: #767f91; --line: #dde1e8;
  --act: #1f4fd8; --act-ink: #ffffff; --bad: #9c1c1c; --bad-paper: #fdeeee; --good: #17653a; --good-paper: #e9f7ef;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14161b; --card: #1d2027; --ink: #eef0f4; --soft: #b4bccb; --edge: #8b94a6; --line: #343a46;
    --act: #9db8ff; --act-ink: #10131a; --bad: #ffb3b3; --bad-paper: #3a1d1f; --good: #9fe3bb; --good-paper: #17301f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  display: flex; align-items: flex-start; justify-content: center;
}
main {
  width: 100%; max-width: 32rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem;
  padding: 1.75rem; overflow-wrap: anywhere;
}
@media (min-width: 40rem) { body { padding-top: 12vh; } main { padding: 2.25rem; } }
h1 { font-size: 1.4rem; line-height: 1.25; margin: 0 0 0.75rem; }
h2 { font-size: 1rem; margin: 1.75rem 0 0.25rem; }
p { margin: 0 0 0.75rem; }
.soft, .help { color: var(--soft); }
.help { font-size: 0.875rem; margin: 0.25rem 0 0; }
dl { margin: 1.25rem 0; border-top: 1px solid var(--line); }
dt { font-weight: 600; margin-top: 0.75rem; }
dd { margin: 0; color: var(--soft); }
form { margin-top: 1.25rem; }
label { display: block; font-weight: 600; margin-top: 1rem; }
input[type="text"], input[type="password"], select {
  display: block; width: 100%; min-height: 2.75rem; margin-top: 0.3rem; padding: 0.5rem 0.75rem; font: inherit;
  color: var(--ink); background: var(--card); border: 1px solid var(--edge); border-radius: 0.5rem;
}
.check { display: flex; gap: 0.6rem; align-items: flex-start; font-weight: 400; }
.check input { width: 1.25rem; height: 1.25rem; margin: 0.15rem 0 0; flex: none; }
button, .button {
  display: inline-block; min-height: 2.75rem; margin-top: 1.25rem; padding: 0.6rem 1.25rem; font: inherit; font-weight: 600;
  text-decoration: none; color: var(--act-ink); background: var(--act); border: 0; border-radius: 0.5rem; cursor: pointer;
}
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.note { padding: 0.75rem 1rem; border-radius: 0.5rem; margin: 1rem 0; }
.bad { color: var(--bad); background: var(--bad-paper); }
.good { color: var(--good); background: var(--good-paper); }
`

/** `GET /connect/style.css`: how the pages look. It comes from our own address, so that their policy allows nothing else. */
export const pageStyleRoute = defineRawRoute({
  path: '/connect/style.css',
  serve: () => ({
    methods: {
      GET: () => ({
        status: 200,
        headers: {
          'content-type': 'text/css; charset=utf-8',
          'cache-control': 'public, max-age=3600',
          'x-content-type-options': 'nosniff'
        },
        body: css
      })
    },
    fail: () => failure(500, 'The style could not be read')
  })
})
