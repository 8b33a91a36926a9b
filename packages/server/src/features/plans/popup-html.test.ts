import { expect, test } from 'vitest'
import { cleanPopup } from './popup-html.ts'

test.each([
  ['<p>Growth</p><script>alert(1)</script>', '<p>Growth</p>'],
  ['Growth<img src=x onerror="alert(1)">', 'Growth'],
  ['<b onclick="alert(1)">Growth</b>', '<b>Growth</b>'],
  ['<style>* { display: none }</style><p style="position: fixed">Growth</p>', '<p>Growth</p>'],
  ['<p class="button" id="root" data-x="1" aria-hidden="true">Growth</p>', '<p>Growth</p>'],
  ['<a href="javascript:alert(1)">Growth</a>', '<a>Growth</a>'],
  ['<a href="java&#9;script:alert(1)">Growth</a>', '<a>Growth</a>'],
  ['<a href="data:text/html,x">Growth</a>', '<a>Growth</a>'],
  ['<a href="//evil.example">Growth</a>', '<a>Growth</a>'],
  ['<a href="/&#47;evil.example">Growth</a>', '<a>Growth</a>'],
  ['<a href="/&#9;/evil.example">Growth</a>', '<a>Growth</a>'],
  ['<a href="/\\evil.example">Growth</a>', '<a>Growth</a>'],
  ['<form action="/x"><input></form><iframe src="/x"></iframe>Growth', 'Growth'],
  ['<svg><a href="javascript:alert(1)"></a></svg>Growth', 'Growth'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script>alert(1)&lt;/script>'],
  ["<a href='/?\"><script>'>Growth</a>", '<a href="/?&quot;>&lt;script>">Growth</a>'],
])('of %s nothing is left that runs or looks like the dashboard', (written, stored) => {
  expect(cleanPopup(written)).toBe(stored)
  expect(cleanPopup(stored)).toBe(stored)
})

test.each([
  'Comes with <b>Growth</b>.<br>Ask us, {email}.',
  '<h3>Prices</h3><ul><li>Growth</li></ul>',
  '<a href="https://meet.example/prices?a=1">Prices</a>',
  '<a href="mailto:sales@meet.example?subject=I am {email}">Ask</a>',
  '<a href="/upgrade">Upgrade</a>',
])('%s stays as it was written', (written) => {
  expect(cleanPopup(written)).toBe(written)
})
