import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from './world.js'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  world.collector.reset()
  world.track()
})

const FORM = `
  <form id="signup">
    <input name="id" value="7"><input name="email" value="ada@example.com"><input name="passengerName" value="Grace">
    <input name="compass" value="north"><input name="bypass_reason" value="none"><input name="discard" value="yes"><input name="pinned" value="1">
    <input type="password" name="field1" value="hunter2"><input name="userPassword" value="s1"><input name="new-pass" value="s2">
    <input name="pin" value="1234"><input name="otp_code" value="s3"><input name="cardNumber" value="s4"><input name="cvc" value="s5">
    <input name="x1" autocomplete="cc-csc" value="s6"><input name="x2" placeholder="Card number" value="s7"><input name="x6" aria-label="CVC" value="s11">
    <label>Security PIN <input name="x3" value="s8"></label>
    <input name="x4" value="4242 4242 4242 4242"><input id="revealed" name="x5" type="password">
    <input type="hidden" name="csrf" value="s9"><input name="api-token" value="s10"><input type="file" name="upload">
    <input type="checkbox" name="topic" value="a" checked><input type="checkbox" name="topic" value="b"><input type="checkbox" name="topic" value="c" checked>
    <input type="radio" name="size" value="s"><input type="radio" name="size" value="m" checked>
    <select name="country"><option value="de">Germany</option><option value="fr" selected>France</option></select>
    <textarea name="message">Hello</textarea><input name="phone" value="+49 151 1234567"><input value="nameless"><button>Send</button>
  </form>`

test('a submitted form is sent without password-like and card-like fields, and whole words decide', async () => {
  world.track({}, { body: FORM })
  const page = await world.open('/form')
  await page.fill('#revealed', 'typed while hidden')
  await page.evaluate(async () => {
    // The "show password" button.
    document.getElementById('revealed')?.setAttribute('type', 'text')
    document.addEventListener('submit', (event) => event.preventDefault())
    document.querySelector('form')?.requestSubmit()
    await window.rapport?.flush()
  })
  const [form] = world.collector.events('form')
  expect(form?.event.formId).toBe('signup')
  expect(form?.event.formFields).toEqual({
    id: '7',
    email: 'ada@example.com',
    passengerName: 'Grace',
    compass: 'north',
    bypass_reason: 'none',
    discard: 'yes',
    pinned: '1',
    topic: 'a, c',
    size: 'm',
    country: 'fr',
    message: 'Hello',
    phone: '+49 151 1234567'
  })
  expect(JSON.stringify(world.collector.events())).not.toMatch(/hunter2|"s\d+"|4242\D?4242|typed while hidden/)
  await page.context().close()
})

test('a password that the page filled in stays out when a click on "show password" has made it plain text', async () => {
  world.track({}, { body: '<form><input name="field2" type="password" value="hunter2"><input type="button" value="show"></form>' })
  const page = await world.open('/prefilled')
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => event.preventDefault())
    document.querySelector('[type=button]')?.addEventListener('click', () => document.querySelector('input')?.setAttribute('type', 'text'))
  })
  await page.click('[type=button]')
  await page.evaluate(() => {
    document.querySelector('form')?.requestSubmit()
    return window.rapport?.flush()
  })
  expect(world.collector.events('form').map(({ event }) => event.formFields)).toEqual([{}])
  await page.context().close()
})

test('fields that belong to a form by its id are sent with it, those of other forms and of none are not', async () => {
  const outside = '<input name="coupon" form="order" value="MAY"><textarea name="note" form="order">ring twice</textarea>'
  const order = '<form id="order"><input name="elements" value="4"><input name="form" value="x"><fieldset name="f"></fieldset></form>'
  const strangers = '<form id="other"><input name="email" value="a@b.c"></form><input name="search" value="shoes">'
  const secret = '<input type="password" name="word" form="order" value="hunter2"><input type="checkbox" name="gift" form="order" checked>'
  world.track({}, { body: outside + order + strangers + secret })
  const page = await world.open('/order')
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => event.preventDefault())
    document.querySelector<HTMLFormElement>('#order')?.requestSubmit()
    return window.rapport?.flush()
  })
  const forms = world.collector.events('form').map(({ event }) => [event.formId, event.formFields])
  expect(forms).toEqual([['order', { coupon: 'MAY', note: 'ring twice', elements: '4', form: 'x', gift: 'on' }]])
  await page.context().close()
})

for (const [when, body] of [
  ['is there from the start', '<form id="ask"><input name="topic" value="prices"><button>Send</button></form>'],
  ['comes later', '<button id="begin">Ask</button>']
] as const) {
  test(`where forms are all that the second file is wanted for, it is loaded for a form that ${when}`, async () => {
    world.track({ calendar: 'false' }, { body })
    const page = await world.open('/ask')
    await page.evaluate(() => {
      document.addEventListener('submit', (event) => event.preventDefault())
      document.querySelector('#begin')?.addEventListener('click', ({ target }) => {
        if (target instanceof Element) target.outerHTML = '<form id="ask"><input name="topic"><button>Send</button></form>'
      })
    })
    if (await page.locator('#begin').count()) await page.click('#begin')
    await page.fill('[name=topic]', 'prices')
    await page.waitForFunction(() => document.querySelector('script[src$="-extras.js"]'))
    await page.waitForLoadState('networkidle')
    await page.click('form button')
    await page.evaluate(() => window.rapport?.flush())
    expect(world.collector.events('form').map(({ event }) => event.formFields)).toEqual([{ topic: 'prices' }])
    expect(await page.locator('script[src$="-extras.js"]').count()).toBe(1)
    await page.context().close()
  })
}

test('where no forms are wanted either, the second file is not loaded', async () => {
  world.track({ calendar: 'false', forms: 'false' }, { body: '<form><input name="topic"><button>Send</button></form>' })
  const page = await world.open('/quiet')
  await page.fill('[name=topic]', 'prices')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('script').count()).toBe(1)
  await page.context().close()
})

test('a page that holds both files pasted into it sends its forms', async () => {
  const { collector, files, site } = world
  const pasted = `${files.get('rapport.js')};rapport.init({ publicKey: 'pk_test', host: '${collector.url}' });${files.get('rapport-extras.js')}`
  site.define('/pasted', { body: `<form name="ask"><input name="topic" value="prices"></form><script>${pasted}</script>` })
  const page = await world.open('/pasted')
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => event.preventDefault())
    document.querySelector('form')?.requestSubmit()
    return window.rapport?.flush()
  })
  expect(collector.events('form').map(({ event }) => event.formFields)).toEqual([{ topic: 'prices' }])
  await page.context().close()
})

test('a form goes by its own name, also when it has a field of that name', async () => {
  world.track({}, { body: '<form name="newsletter"><input name="name" value="Ada"><input name="id" value="7"></form>' })
  const page = await world.open('/named')
  await page.evaluate(() => {
    document.addEventListener('submit', (event) => event.preventDefault())
    document.querySelector('form')?.requestSubmit()
    return window.rapport?.flush()
  })
  const forms = world.collector.events('form').map(({ event }) => [event.formId, event.formFields])
  expect(forms).toEqual([['newsletter', { name: 'Ada', id: '7' }]])
  await page.context().close()
})
