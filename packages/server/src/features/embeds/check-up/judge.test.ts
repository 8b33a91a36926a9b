import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { OurPages } from './our-pages.ts'
import { readParts } from './read-page.ts'

const KNOWN: OurPages = {
  origin: 'https://meet.test',
  link: 'robin',
  pages: new Map([
    ['robin', 'open'],
    ['robin/intro', 'open'],
    ['robin/paused', 'off'],
    ['robin/gone', 'unknown'],
    ['ada/intro', 'open'],
  ]),
  sites: new Map([
    [
      'https://meet.test/robin/intro?widget=w1',
      ['https://shop.test', 'https://*.shop.test', 'http://localhost:8080'],
    ],
  ]),
}

interface Site {
  url?: string
  headers?: Record<string, string>
  known?: Partial<OurPages>
}

function look(html: string, { url = 'https://shop.test/contact', headers = {}, known = {} }: Site = {}) {
  return judge(
    { url, headers: new Map(Object.entries(headers)), parts: readParts(html) },
    { ...KNOWN, ...known },
  )
}

/** Findings as `level code detail`. */
function findings(html: string, site?: Site): string[] {
  return look(html, site).findings.map(({ level, code, detail }) =>
    [level, code, detail].filter(Boolean).join(' '),
  )
}

const SCRIPT = '<script async src="https://meet.test/external/scheduling.js"></script>'
const iframe = (src = 'https://meet.test/robin/intro?embed=inline', more = 'data-schedule') =>
  `<iframe src="${src}" ${more}></iframe>`
const WORKS = ['good works']

test.each<[name: string, html: string, kinds: string[], site?: Site]>([
  ['the inline snippet', iframe() + SCRIPT, ['inline']],
  ['a plain iframe without a script', iframe(undefined, ''), ['iframe']],
  ['a popup text', `<a href="https://meet.test/robin" data-schedule="popup">x</a>${SCRIPT}`, ['popup_text']],
  ['a link that is marked', `<a href="https://meet.test/robin" data-schedule>x</a>${SCRIPT}`, ['popup_text']],
  [
    'a div',
    `<div data-schedule="inline" data-url="https://meet.test/robin/intro"></div>${SCRIPT}`,
    ['inline'],
  ],
  [
    'a div, unnamed kind',
    `<div data-schedule data-url="https://meet.test/robin"></div>${SCRIPT}`,
    ['inline'],
  ],
  [
    'a button that opens a popup',
    `<button data-schedule="popup" data-url="https://meet.test/robin">x</button>${SCRIPT}`,
    ['popup_text'],
  ],
  [
    'the popup widget',
    '<script src="https://meet.test/external/scheduling.js" data-widget="https://meet.test/robin"></script>',
    ['popup_widget'],
  ],
  ['several', iframe() + iframe('https://meet.test/robin') + SCRIPT, ['inline', 'inline']],
  [
    'attributes with odd names',
    iframe(undefined, 'data-schedule data-constructor=x data-__proto__=x __proto__=x') + SCRIPT,
    ['inline'],
  ],
  ['a script with a version', iframe() + SCRIPT.replace('.js', '.js?ver=1.2'), ['inline']],
  [
    'capitals and no quotes',
    `<IFRAME SRC=HTTPS://MEET.TEST/robin/intro DATA-SCHEDULE></IFRAME>${SCRIPT}`,
    ['inline'],
  ],
  ['entities', `${iframe('https://meet.test/robin/intro?embed=inline&amp;theme=dark')}${SCRIPT}`, ['inline']],
  ['an address without a scheme', iframe('//meet.test/robin/intro') + SCRIPT, ['inline']],
  ['a page with a base', `<base href="https://meet.test/robin/">${iframe('intro')}${SCRIPT}`, ['inline']],
  [
    'a script that an optimizer delays',
    iframe() + SCRIPT.replace('src', 'type="delayed" data-rocket-src'),
    ['inline'],
  ],
  [
    'a script that another one loads',
    `${iframe()}<script>import('https://meet.test/external/scheduling.js')</script>`,
    ['inline'],
  ],
  [
    'a frame that is loaded late',
    `<iframe src="about:blank" data-src="https://meet.test/robin/intro"></iframe><noscript>${iframe()}</noscript>`,
    ['iframe'],
  ],
  ['an icon whose title closes itself', `<svg><title/><path/></svg>${iframe()}${SCRIPT}`, ['inline']],
  [
    'an icon that is left open',
    `<svg><path><div><script>write('${iframe('https://old.test/a?embed=inline')}')</script>${iframe()}${SCRIPT}`,
    ['inline'],
  ],
  [
    'the former code in a template that stands in one',
    `<template><template></template>${iframe('https://old.test/a')}</template>${iframe()}${SCRIPT}`,
    ['inline'],
  ],
  ['an end of a template that has no beginning', `</template></noscript>${iframe()}${SCRIPT}`, ['inline']],
  [
    'an attribute that stands twice',
    iframe(undefined, 'data-schedule src="https://old.test/robin"') + SCRIPT,
    ['inline'],
  ],
  [
    'frames of others beside it',
    `${iframe('https://video.test/embed/1', '')}${iframe()}${SCRIPT}`,
    ['inline'],
  ],
  [
    'a policy that allows it',
    iframe() + SCRIPT,
    ['inline'],
    { headers: { 'content-security-policy': "default-src 'self' https://meet.test" } },
  ],
  [
    'a report-only policy that would not',
    iframe() + SCRIPT,
    ['inline'],
    { headers: { 'content-security-policy-report-only': "default-src 'none'" } },
  ],
  [
    'a sandbox that allows all it needs',
    iframe(
      undefined,
      'data-schedule sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation"',
    ) + SCRIPT,
    ['inline'],
  ],
  ['an allowed site', iframe('https://meet.test/robin/intro?widget=w1') + SCRIPT, ['inline']],
  [
    'a site below an allowed one',
    iframe('https://meet.test/robin/intro?widget=w1') + SCRIPT,
    ['inline'],
    { url: 'https://www.shop.test/' },
  ],
  [
    'an embed for any site',
    iframe('https://meet.test/robin/intro?widget=w2') + SCRIPT,
    ['inline'],
    { url: 'https://other.test/' },
  ],
  [
    'an insecure address that the page upgrades',
    iframe('http://meet.test/robin') + SCRIPT,
    ['inline'],
    { headers: { 'content-security-policy': 'upgrade-insecure-requests' } },
  ],
])('%s works', (_, html, kinds, site) => {
  const { found } = look(html, site)
  expect(found.map(({ kind }) => kind)).toEqual(kinds)
  expect(findings(html, site).filter((finding) => finding.startsWith('problem'))).toEqual([])
  expect(findings(html, site)).toContain('good works')
})

test.each([
  ['nothing at all', ''],
  ['an empty page', '<!doctype html><p>Hello'],
  ['only the script', SCRIPT],
  ['only a plain link', '<a href="https://meet.test/robin">Book</a>'],
  ['only frames of others', iframe('https://video.test/embed/1', '')],
  ['another page of ours', iframe('https://meet.test/video_embed/7', '')],
  ['the snippet in a comment', `<!-- ${iframe()}${SCRIPT} -->`],
  ['the snippet as text', `<pre>${iframe().replaceAll('<', '&lt;')}</pre>`],
  ['the snippet in a script', `<script>document.write('${iframe()}')</script>`],
  ['the snippet in a template', `<template>${iframe()}</template>`],
  ['no HTML', '\u0000\u0001{"a":1}'],
])('%s: missing, with the address to embed', (_, html) => {
  expect(findings(html)).toEqual(['problem missing https://meet.test/robin'])
})

test.each<[name: string, html: string, expected: string[], site?: Site]>([
  // The script.
  [
    'a frame without it',
    iframe(),
    ['warning script_missing https://meet.test/external/scheduling.js', ...WORKS],
  ],
  [
    'a link without it',
    '<a href="https://meet.test/robin" data-schedule="popup">x</a>',
    ['warning script_missing https://meet.test/external/scheduling.js', ...WORKS],
  ],
  [
    'a div without it',
    '<div data-schedule data-url="https://meet.test/robin"></div>',
    ['problem script_missing https://meet.test/external/scheduling.js'],
  ],
  [
    'twice',
    iframe() + SCRIPT + SCRIPT,
    ['warning script_twice https://meet.test/external/scheduling.js', ...WORKS],
  ],
  [
    'from another origin',
    iframe() + SCRIPT.replace('meet.test', 'old.test'),
    ['warning wrong_origin https://old.test/external/scheduling.js', ...WORKS],
  ],
  [
    'from the site itself',
    `<div data-schedule data-url="https://meet.test/robin"></div><script src="/external/scheduling.js"></script>`,
    ['problem wrong_origin https://shop.test/external/scheduling.js'],
  ],
  // The address.
  [
    'another origin',
    iframe('https://old.test/robin/intro?embed=inline') + SCRIPT,
    ['problem wrong_origin https://old.test/robin/intro?embed=inline'],
  ],
  [
    'another origin, unmarked',
    iframe('https://old.test/robin/intro?embed=inline', ''),
    ['problem wrong_origin https://old.test/robin/intro?embed=inline'],
  ],
  [
    'another port',
    iframe('https://meet.test:8443/robin') + SCRIPT,
    ['problem wrong_origin https://meet.test:8443/robin'],
  ],
  ['no address', `<div data-schedule></div>${SCRIPT}`, ['problem bad_attribute data-url=""']],
  [
    'no web address',
    `<a data-schedule href="mailto:a@b.test">x</a>${SCRIPT}`,
    ['problem unknown_page mailto:a@b.test'],
  ],
  [
    'no encryption on a page with it',
    iframe('http://meet.test/robin') + SCRIPT,
    ['problem insecure http://meet.test/robin'],
  ],
  [
    'a script without encryption on a page with it',
    iframe() + SCRIPT.replace('https', 'http'),
    ['problem insecure http://meet.test/external/scheduling.js'],
  ],
  [
    'no encryption on a page without it',
    iframe('http://meet.test/robin') + SCRIPT,
    ['warning insecure http://meet.test/robin', ...WORKS],
    { url: 'http://shop.test/' },
  ],
  [
    'encryption where this server has none',
    iframe('https://meet.test/robin') + SCRIPT.replace('https', 'http'),
    ['problem wrong_origin https://meet.test/robin'],
    { url: 'http://shop.test/', known: { origin: 'http://meet.test' } },
  ],
  // The booking page.
  ['nobody', iframe('https://meet.test/nobody') + SCRIPT, ['problem unknown_page /nobody']],
  ['no such event', iframe('https://meet.test/robin/gone') + SCRIPT, ['problem unknown_page /robin/gone']],
  ['no page at all', iframe('https://meet.test/') + SCRIPT, ['problem unknown_page /']],
  ['somewhere deeper', iframe('https://meet.test/a/b/c') + SCRIPT, ['problem unknown_page /a/b/c']],
  [
    'an event that is off',
    iframe('https://meet.test/robin/paused') + SCRIPT,
    ['problem event_off /robin/paused'],
  ],
  ['another host', iframe('https://meet.test/ada/intro') + SCRIPT, ['warning other_owner ada', ...WORKS]],
  // What the site's own policy says.
  [
    'a policy against frames',
    iframe() + SCRIPT,
    ['problem policy_blocks_frame frame-src https://meet.test'],
    { headers: { 'content-security-policy': "frame-src 'self'" } },
  ],
  [
    'a policy in the page',
    `<meta http-equiv="Content-Security-Policy" content="frame-src 'none'">${iframe()}${SCRIPT}`,
    ['problem policy_blocks_frame frame-src https://meet.test'],
  ],
  [
    'a policy against frames, for a popup',
    `<a href="https://meet.test/robin" data-schedule="popup">x</a>${SCRIPT}`,
    ['problem policy_blocks_frame frame-src https://meet.test'],
    { headers: { 'content-security-policy': "frame-src 'self'" } },
  ],
  [
    'a policy against the script, where a frame works without it',
    iframe() + SCRIPT,
    ['warning policy_blocks_script script-src https://meet.test', ...WORKS],
    { headers: { 'content-security-policy': "script-src 'self'" } },
  ],
  [
    'a policy against the script, where nothing works without it',
    '<script src="https://meet.test/external/scheduling.js" data-widget="https://meet.test/robin"></script>',
    ['problem policy_blocks_script script-src https://meet.test'],
    { headers: { 'content-security-policy': "script-src 'self'" } },
  ],
  [
    'a policy that wants a nonce',
    iframe() + SCRIPT,
    ["warning policy_blocks_script nonce='nonce-r4nd0m'", ...WORKS],
    { headers: { 'content-security-policy': "script-src 'strict-dynamic' 'nonce-r4nd0m' https:" } },
  ],
  [
    'isolation across origins',
    iframe() + SCRIPT,
    ['problem policy_blocks_frame cross-origin-embedder-policy: require-corp'],
    { headers: { 'cross-origin-embedder-policy': 'require-corp; report-to="x"' } },
  ],
  [
    'a frame in a sandbox',
    iframe(undefined, 'data-schedule sandbox="allow-scripts"') + SCRIPT,
    ['problem sandbox_blocks allow-forms'],
  ],
  ['a frame in an empty sandbox', iframe(undefined, 'sandbox'), ['problem sandbox_blocks allow-forms']],
  [
    'a sandbox without popups',
    iframe(undefined, 'sandbox="allow-scripts allow-same-origin allow-forms"'),
    ['warning sandbox_blocks allow-popups allow-top-navigation-by-user-activation', ...WORKS],
  ],
  [
    'a sandbox that allows forms alone',
    iframe(undefined, 'sandbox="allow-forms allow-popups allow-top-navigation"'),
    ['warning sandbox_blocks allow-scripts allow-same-origin', ...WORKS],
  ],
  [
    'the whole page in a sandbox',
    `<a href="https://meet.test/robin" data-schedule="popup">x</a>${SCRIPT}`,
    ['problem sandbox_blocks allow-forms'],
    { headers: { 'content-security-policy': 'sandbox allow-scripts' } },
  ],
  // The saved embed.
  [
    'a site that is not on the list',
    iframe('https://meet.test/robin/intro?widget=w1') + SCRIPT,
    ['problem site_not_allowed https://other.test'],
    { url: 'https://other.test/contact' },
  ],
  [
    'the insecure page of a listed site',
    iframe('https://meet.test/robin/intro?widget=w1') + SCRIPT,
    ['problem site_not_allowed http://shop.test'],
    { url: 'http://shop.test/' },
  ],
  // Values.
  [
    'a color that is none',
    `<a href="https://meet.test/robin" data-schedule="popup" data-text-color="red">x</a>${SCRIPT}`,
    ['warning bad_attribute data-text-color="red"', ...WORKS],
  ],
  [
    'a kind that is none',
    `<a href="https://meet.test/robin" data-schedule="modal">x</a>${SCRIPT}`,
    ['warning bad_attribute data-schedule="modal"', ...WORKS],
  ],
  [
    'a theme and a color in the address',
    iframe('https://meet.test/robin?theme=blue&button_color=0090ff&text_color=%23zzz') + SCRIPT,
    ['warning bad_attribute theme=blue', 'warning bad_attribute text_color=#zzz', ...WORKS],
  ],
])('%s', (_, html, expected, site) => {
  expect(findings(html, site)).toEqual(expected)
})

test.each([
  ['inline', ['inline']],
  ['inline-div', ['inline']],
  ['plain-iframe', ['iframe']],
  ['popup-text', ['popup_text', 'popup_text']],
  ['popup-widget', ['popup_widget']],
])('the snippets that people copy from %s.html work', async (name, kinds) => {
  const file = path.resolve(import.meta.dirname, `../../../../../../examples/${name}.html`)
  const pages = new Map([
    ['demo/30min', 'open' as const],
    ['demo/15min', 'open' as const],
  ])
  const known = { origin: 'https://scheduling.example', link: 'demo', pages }
  const { found, findings: said } = look(await readFile(file, 'utf8'), { known })
  expect(found.map(({ kind }) => kind)).toEqual(kinds)
  expect(said).toEqual([{ code: 'works', level: 'good', detail: null }])
})

test('the same thing twice is said once', () => {
  const html = iframe('https://meet.test/nobody') + iframe('https://meet.test/nobody') + SCRIPT
  expect(findings(html)).toEqual(['problem unknown_page /nobody'])
})

test('tells where each embed leads, in the order of the page', () => {
  const html = `${iframe()}<a data-schedule="popup" href="//meet.test/robin">x</a>${SCRIPT}`
  expect(look(html).found).toEqual([
    { kind: 'inline', url: 'https://meet.test/robin/intro?embed=inline', settings: {} },
    { kind: 'popup_text', url: 'https://meet.test/robin', settings: {} },
  ])
})

test('a page made of a million embeds is read in part', () => {
  expect(look(iframe().repeat(10_000)).found).toHaveLength(50)
  expect(look('<div '.repeat(100_000)).found).toEqual([])
  const policy = `<meta http-equiv="Content-Security-Policy" content="frame-src ${'a.test '.repeat(100_000)}">`
  expect(look(policy + iframe().repeat(100)).findings).toContainEqual(
    expect.objectContaining({ level: 'problem' }),
  )
  expect(look('<noscript>'.repeat(100_000)).found).toEqual([])
})

test('two frames with the same booking page are seen, and two with others are none of it', () => {
  expect(findings(iframe() + iframe('https://meet.test/robin/intro/?theme=dark') + SCRIPT)).toEqual([
    'warning frame_twice /robin/intro',
    ...WORKS,
  ])
  expect(findings(iframe() + iframe('https://meet.test/robin') + SCRIPT)).toEqual(WORKS)
})

test('what an embed says of its look is told, an attribute before the address, and nothing else of it', () => {
  const { found } = look(
    `<div data-schedule="inline" data-url="https://meet.test/robin/intro?theme=light&amp;text_color=%23112233&amp;sid=1"
      data-theme="dark" data-button-color="#AA0000" data-utm-source="shop" data-secret="x" class="y"></div>${SCRIPT}`,
  )
  expect(found.map(({ settings }) => settings)).toEqual([
    { theme: 'dark', text_color: '#112233', button_color: '#AA0000', utm_source: 'shop' },
  ])
})
