// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { EmbedSettings } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { settingsFrom, snippet, SNIPPET_KINDS } from './snippets.ts'

const origin = 'https://meet.example'
const url = `${origin}/anna/30min`
const build = (kind: (typeof SNIPPET_KINDS)[number], change: Partial<EmbedSettings> = {}) =>
  snippet(kind, { origin, url, settings: { ...EMBED_DEFAULTS, ...change } })

test('inline is a plain frame that the script enhances', () => {
  expect(build('inline'))
    .toBe(`<div style="container-type:inline-size;contain-intrinsic-inline-size:min(300px,80vw);width:100%">
<iframe src="https://meet.example/anna/30min?embed=inline" title="Book a time" width="100%" height="640"
        style="border:0;border-radius:12px;width:100%;max-width:none!important;height:max(680px,min(1200px,(480px - 100cqw)*999),min(800px,(900px - 100cqw)*999));min-height:640px" data-schedule></iframe>
</div>
<script async src="https://meet.example/external/scheduling.js"></script>`)
})

test('the plain frame is the same without the script', () => {
  expect(build('iframe'))
    .toBe(`<div style="container-type:inline-size;contain-intrinsic-inline-size:min(300px,80vw);width:100%">
<iframe src="https://meet.example/anna/30min?embed=inline" title="Book a time" width="100%" height="640"
        style="border:0;border-radius:12px;width:100%;max-width:none!important;height:max(680px,min(1200px,(480px - 100cqw)*999),min(800px,(900px - 100cqw)*999));min-height:640px"></iframe>
</div>`)
})

test('popup text is a real link', () => {
  expect(build('popup_text')).toBe(
    `<a href="https://meet.example/anna/30min" data-schedule="popup">Schedule time with me</a>
<script async src="https://meet.example/external/scheduling.js"></script>`,
  )
})

test('the popup widget is the script tag with its settings', () => {
  const code = build('popup_widget', { buttonText: 'Book me', buttonColor: '#FF0000' })
  expect(code).toBe(`<script async src="https://meet.example/external/scheduling.js"
        data-widget="https://meet.example/anna/30min"
        data-background-color="#FFFFFF"
        data-text-color="#000000"
        data-button-color="#FF0000"
        data-button-text="Book me"></script>`)
})

test('a link is a link', () => {
  expect(build('link')).toBe(url)
  expect(build('link', { hideEventDetails: true })).toBe(`${url}?hide_event_details=1`)
})

test('colors and hidden details are in the address', () => {
  const code = build('inline', { hideEventDetails: true, backgroundColor: '#101010' })
  expect(code).toContain(
    'embed=inline&amp;hide_event_details=1&amp;background_color=%23101010&amp;text_color=%23000000&amp;button_color=%230090FF"',
  )
})

test('theme, language, prefill and campaign are said where they were chosen', () => {
  const chosen = {
    theme: 'dark',
    language: 'il',
    prefillName: 'Ada & Bo',
    prefillEmail: 'ada@example.com',
    utmSource: 'shop',
    utmContent: 'foot',
  } as const
  const said =
    'theme=dark&language=il&name=Ada+%26+Bo&email=ada%40example.com&utm_source=shop&utm_content=foot'
  expect(build('link', chosen)).toBe(`${url}?${said}`)
  expect(build('inline', chosen)).toContain(`embed=inline&amp;${said.replaceAll('&', '&amp;')}"`)
  const widget = build('popup_widget', chosen)
  for (const attribute of [
    'data-theme="dark"',
    'data-language="il"',
    'data-name="Ada &amp; Bo"',
    'data-utm-source="shop"',
  ])
    expect(widget).toContain(attribute)
})

test('the label of the closing button is of the popups alone', () => {
  const change = { closeLabel: 'Fermer' }
  for (const kind of ['popup_text', 'popup_widget'] as const)
    expect(build(kind, change)).toContain('data-close-label="Fermer"')
  for (const kind of ['inline', 'iframe', 'link'] as const) expect(build(kind, change)).toBe(build(kind))
})

test('what a snippet says is read back as it was', () => {
  const settings: EmbedSettings = {
    ...EMBED_DEFAULTS,
    hideEventDetails: true,
    textColor: '#112233',
    theme: 'light',
    language: 'de',
    prefillName: 'Ada',
    utmTerm: 'chairs',
  }
  const said = Object.fromEntries(new URL(snippet('link', { origin, url, settings })).searchParams)
  expect(settingsFrom(said)).toEqual(settings)
})

const saved = (kind: (typeof SNIPPET_KINDS)[number]) =>
  snippet(kind, { origin, url, settings: EMBED_DEFAULTS, embedId: 'abc' })

test('the code of a saved embed names it, in every kind', () => {
  expect(saved('inline')).toContain('src="https://meet.example/anna/30min?widget=abc&amp;embed=inline"')
  expect(saved('popup_widget')).toContain('data-widget="https://meet.example/anna/30min?widget=abc"')
  expect(saved('popup_text')).toContain('href="https://meet.example/anna/30min?widget=abc"')
  expect(saved('link')).toBe('https://meet.example/anna/30min?widget=abc')
})

test('what a host types cannot break out of its place', () => {
  const evil = `"><script>alert(1)</script>&$'`
  const settings = { linkText: evil, buttonText: evil }
  for (const kind of SNIPPET_KINDS) {
    const holder = document.createElement('div')
    holder.innerHTML = build(kind, settings)
    expect(holder.querySelectorAll('script:not([src])')).toHaveLength(0)
  }
  const holder = document.createElement('div')
  holder.innerHTML = build('popup_text', settings)
  expect(holder.querySelector('a')?.textContent).toBe(evil)
  holder.innerHTML = build('popup_widget', settings)
  expect(holder.querySelector('script')?.dataset.buttonText).toBe(evil)
})
