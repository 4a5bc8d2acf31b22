import { expect, it } from 'vitest'
import { htmlText } from '../src/html-text.js'

it.each([
  [
    'a line for each block',
    '<p>Hello&nbsp;Ann,</p><div>see <b>you</b><br>soon</div><ul><li>one</li><li>two</li></ul>',
    'Hello Ann,\nsee you\nsoon\none\ntwo'
  ],
  ['no styles, scripts or comments', '<style>p{}</style><!-- x --><script>a<b</script>text<title>t</title>', 'text'],
  ['cells apart', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['entities, also where nothing else is HTML', 'R&amp;D &lt;3', 'R&D <3'],
  ['lines of plain text', 'one\ntwo\n\n\n\nthree < four', 'one\ntwo\n\nthree < four'],
  ['what is broken', '<p>open <b>bold</p></div>end', 'open bold\nend'],
  ['nothing', '', '']
])('%s', (_, html, text) => expect(htmlText(html)).toBe(text))

it('takes a large text', () => expect(htmlText('<div>a'.repeat(200_000)).length).toBe(399_999))
