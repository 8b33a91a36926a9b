import { expect, test } from 'vitest'
import { escapeHtml, escapeText } from './html-text.ts'

const EVIL = `<a href="x" title='y'>&amp;`

test('text becomes no markup', () => {
  expect(escapeText(EVIL)).toBe(`&lt;a href="x" title='y'&gt;&amp;amp;`)
})

test('within an attribute it does not end its quotes', () => {
  expect(escapeHtml(EVIL)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;')
})
