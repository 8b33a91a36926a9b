import { expect, it } from 'vitest'
import { Html, html } from './html.ts'

it('escapes what is put in, and leaves out what is not there', () => {
  expect(html`<p title="${'"<&\''}">${null}${undefined}${false}${0}</p>`.source).toBe(
    '<p title="&quot;&lt;&amp;&#39;">0</p>',
  )
})

it('takes templates and lists of them as they are', () => {
  const items = ['a', '<b>'].map((each) => html`<li>${each}</li>`)
  expect(
    html`<ul>
      ${items}${new Html('<hr>')}
    </ul>`.source.replace(/\s/g, ''),
  ).toBe('<ul><li>a</li><li>&lt;b&gt;</li><hr></ul>')
})
