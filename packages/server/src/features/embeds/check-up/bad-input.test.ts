import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { casesOf } from '../../../testing/cases.ts'
import { judge } from './judge.ts'
import { readParts } from './read-page.ts'

const FRAGMENTS = [
  '<iframe ',
  '<a ',
  '<div ',
  '<script ',
  '<base ',
  '<meta http-equiv="Content-Security-Policy" ',
  '<noscript>',
  '</noscript>',
  '<template>',
  '</script>',
  '<!--',
  '-->',
  '<![CDATA[',
  '>',
  '"',
  "'",
  'src=',
  'href="',
  'content="',
  'data-schedule',
  'data-schedule="popup"',
  'data-widget=',
  'data-url="',
  'data-constructor="',
  'sandbox',
  'https://meet.test/robin',
  'https://meet.test/external/scheduling.js',
  '//[::',
  'http://%',
  'https://user:a@b@c/',
  '?embed=inline&widget=w&theme=',
  "default-src 'none'; frame-src *:*; script-src 'strict-dynamic' 'nonce-",
  'sandbox allow-forms, ,;;',
  '&#x0;&bogus;&amp',
  '\u0000',
  '\uD800',
]

const known = {
  origin: 'https://meet.test',
  link: 'robin',
  pages: new Map([['robin', 'open' as const]]),
  sites: new Map([['https://meet.test/robin?widget=w', ['https://shop.test']]]),
}

const text = fc.oneof(fc.constantFrom(...FRAGMENTS), fc.constantFrom(...FRAGMENTS), fc.string())

test('whatever a page and its headers say, there is a verdict', () => {
  const property = fc.property(fc.array(text, { maxLength: 60 }), fc.array(text), (html, policy) => {
    const header = policy.join(' ').replaceAll(/[^\x20-\x7e]/g, '')
    const page = {
      url: 'https://shop.test/contact',
      headers: new Map([['content-security-policy', header]]),
      parts: readParts(html.join('')),
    }
    const { findings } = judge(page, known)
    const isGood = findings.some(({ code }) => code === 'works')
    expect(isGood).toBe(findings.every(({ level }) => level !== 'problem'))
  })
  fc.assert(property, { numRuns: casesOf(500) })
})
