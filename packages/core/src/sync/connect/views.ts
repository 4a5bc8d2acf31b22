import type { Settings } from '../../context/index.js'
import { type Html, html, type Page, pagePath } from '../../http/index.js'
import type { CredentialField } from '../../providers/index.js'
import { mayChooseCounting } from '../connections/counting.js'
import type { PageResult, PageSession } from '../setup/page-session.js'

/** What the form shows beside the session. */
interface FormState {
  token: string
  formToken: string
  /** Why it is shown again. */
  fault?: string
  /** What was given, but for secrets. */
  given?: Readonly<Record<string, string>>
}

/** The page that a link leads to. */
export function formPage(settings: Settings, { descriptor, organizationName, ways }: PageSession, state: FormState): Page {
  const { name, fields, reads, leaves } = descriptor
  const action = (step: string) => `${pagePath(settings)}/${state.token}/${step}`
  const fault = state.fault === undefined ? [] : [html`<p class="note bad" role="alert" id="fault">${state.fault}</p>`]
  const signIn = ways.signIn
    ? [html`<form method="post" action="${action('start')}"><button type="submit">Sign in to ${name}</button></form>`]
    : []
  const heading = ways.signIn ? [html`<h2>Or give a key</h2>`] : []
  const key = ways.takesKey
    ? [
        html`${heading}<form method="post" action="${action('key')}" autocomplete="off">
<input type="hidden" name="form_token" value="${state.formToken}">
${fields.map((field) => fieldOf(field, state.given?.[field.name] ?? ''))}
${mayChooseCounting(settings, descriptor) ? countingField(name, state.given?.counts ?? '') : html``}
<button type="submit">Connect ${name}</button>
</form>`
      ]
    : []
  return {
    status: state.fault === undefined ? 200 : 422,
    title: `Connect ${name} to ${organizationName}`,
    formOrigin: ways.signIn && new URL(ways.signIn.authorizeUrl).origin,
    body: html`<h1>Connect ${name} to ${organizationName}</h1>
<p class="soft">Somebody of ${organizationName} has asked you to connect ${name}. Go on only if you expect this.</p>
${fault}
<dl><dt>What is read</dt><dd>${reads}</dd><dt>What is not</dt><dd>${leaves}</dd></dl>
${signIn}${key}
<p class="help">This link works once, for 15 minutes. Credentials are stored encrypted.</p>`
  }
}

const countingAnswers = [
  ['', 'Rapport decides: no, if this workspace has sent events of its own'],
  ['features', 'No: only timelines and features show them'],
  ['all', 'Yes: they count like events that are sent to Rapport']
] as const

/** Asks whether the events of product analytics count, as the same product may send them to us as well. */
function countingField(provider: string, given: string): Html {
  const choices = countingAnswers.map(
    ([value, text]) => html`<option value="${value}"${value === given ? html` selected` : html``}>${text}</option>`
  )
  return html`<label for="field-counts">Do the events of ${provider} count?</label><select id="field-counts" name="counts" aria-describedby="help-counts">${choices}</select><p class="help" id="help-counts">Choose no if your product sends the same events to Rapport: they would count twice in activity, activation, signals and health. The answer holds for as long as ${provider} is connected.</p>`
}

function fieldOf(field: CredentialField, given: string): Html {
  const { name, label, type, required, secret, help, options = [] } = field
  const id = `field-${name}`
  const helpId = `help-${name}`
  const needed = required ? html` required` : html``
  const hint = html`<p class="help" id="${helpId}">${help}</p>`
  if (type === 'boolean') {
    const checked = given === '' ? html`` : html` checked`
    return html`<label class="check"><input type="checkbox" id="${id}" name="${name}" value="true"${checked} aria-describedby="${helpId}">${label}</label>${hint}`
  }
  if (type === 'enum') {
    const choices = options.map(
      (option) => html`<option value="${option}"${option === given ? html` selected` : html``}>${option}</option>`
    )
    return html`<label for="${id}">${label}</label><select id="${id}" name="${name}" aria-describedby="${helpId}"${needed}>${choices}</select>${hint}`
  }
  const kind = secret ? 'password' : 'text'
  const value = secret ? '' : given
  return html`<label for="${id}">${label}</label><input type="${kind}" id="${id}" name="${name}" value="${value}" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="${helpId}"${needed}>${hint}`
}

/** Sends the browser on to the vendor, without a redirect of the form: browsers would hold all of the vendor's own redirects to our policy. */
export function leavePage({ descriptor }: PageSession, address: string): Page {
  return {
    status: 200,
    title: `Sign in to ${descriptor.name}`,
    formOrigin: new URL(address).origin,
    goOn: { address, seconds: 0 },
    body: html`<h1>Sign in to ${descriptor.name}</h1>
<p>If nothing happens, go on yourself.</p>
<p><a class="button" href="${address}">Go to ${descriptor.name}</a></p>`
  }
}

/** What came of a session. */
export function resultPage({ status, providerName, organizationName, message }: PageResult, here: string): Page {
  if (status === 'connected') {
    const note = message === '' ? [] : [html`<p class="note bad">${message}</p>`]
    return {
      status: 200,
      title: `${providerName} is connected`,
      body: html`<h1>${providerName} is connected to ${organizationName}</h1>
<p class="note good" role="status">You can close this page and go back to where you came from.</p>${note}`
    }
  }
  if (status === 'pending') {
    return {
      status: 200,
      title: 'One moment',
      goOn: { address: here, seconds: 2 },
      body: html`<h1>One moment</h1><p role="status">The sign-in is being finished. <a href="${here}">Look again</a></p>
<p class="soft">If this goes on, open the link again and begin anew.</p>`
    }
  }
  return {
    status: 400,
    title: `${providerName} is not connected`,
    body: html`<h1>${providerName} is not connected</h1>
<p class="note bad" role="alert">${message}</p>
<p class="soft">Nothing was stored. Whoever has sent you the link can make a new one.</p>`
  }
}

/** A link that leads to nothing, or to nothing any more. */
export function gonePage(status = 404): Page {
  return {
    status,
    title: 'This link does not work any more',
    body: html`<h1>This link does not work any more</h1>
<p>It was used, its 15 minutes are over, or it was begun in another browser.</p>
<p>Ask whoever has sent it for a new link.</p>`
  }
}

/** Something failed that should not. */
export function failurePage(requestId: string, isAway: boolean): Page {
  return {
    status: isAway ? 503 : 500,
    title: 'That did not work',
    body: html`<h1>That did not work</h1><p>${isAway ? 'The storage is not available now.' : 'The server failed.'} Open the link again in a while.</p>
<p class="soft">If you report it, quote ${requestId}.</p>`
  }
}
