import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import type { Finding } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { adviceFor, byGravity } from './advice.ts'

const source = {
  origin: 'https://meet.example',
  url: 'https://meet.example/anna',
  settings: EMBED_DEFAULTS,
  events: ['30min', 'visit'],
  embeds: ['mine'],
}
const advice = (code: Finding['code'], detail: string | null = null) =>
  adviceFor({ code, level: 'problem', detail }, [], source)

test('a page without an embed gets the whole code', () => {
  expect(advice('missing').paste).toContain('<iframe src="https://meet.example/anna?embed=inline"')
})

test('a missing script alone is what has to be pasted', () => {
  expect(advice('script_missing').paste).toBe(
    '<script async src="https://meet.example/external/scheduling.js"></script>',
  )
})

test('what is replaced stays of its kind', () => {
  const wrong = { code: 'wrong_origin', level: 'problem', detail: 'https://old.example' } as const
  const { found, paste } = adviceFor(
    wrong,
    [{ kind: 'popup_text', url: 'https://old.example/anna', settings: {} }],
    source,
  )
  expect(found).toBe('https://old.example')
  expect(paste).toContain('<a href="https://meet.example/anna" data-schedule="popup">')
})

const OLD = 'https://old.example/anna'
const found = [
  { kind: 'inline', url: `${OLD}/visit?embed=inline&widget=mine`, settings: {} },
  {
    kind: 'popup_widget',
    url: `${OLD}/30min?widget=another`,
    settings: {
      button_color: '#AA0000',
      button_text: 'Book me',
      button_background_color: '#00AA00',
      theme: 'dark',
      language: 'de',
      close_label: 'Zu',
      utm_source: 'shop',
    },
  },
  { kind: 'popup_text', url: `${OLD}/gone`, settings: { text_color: 'red', theme: 'blue', name: 'Robin' } },
] as const

function insteadOf(url: string): string {
  return adviceFor({ code: 'wrong_origin', level: 'problem', detail: url }, [...found], source).paste ?? ''
}

test('what is to be pasted instead keeps event, look and widget of just that embed', () => {
  expect(insteadOf(found[0].url)).toContain(
    'src="https://meet.example/anna/visit?widget=mine&amp;embed=inline"',
  )
  expect(insteadOf(found[1].url)).toBe(`<script async src="https://meet.example/external/scheduling.js"
        data-widget="https://meet.example/anna/30min"
        data-background-color="#FFFFFF"
        data-text-color="#000000"
        data-button-color="#AA0000"
        data-theme="dark"
        data-language="de"
        data-utm-source="shop"
        data-button-text="Book me"
        data-button-background-color="#00AA00"
        data-close-label="Zu"></script>`)
})

test('but not an event that the host does not have, nor a value that nobody can use', () => {
  expect(insteadOf(found[2].url)).toContain(
    '<a href="https://meet.example/anna?name=Robin" data-schedule="popup">',
  )
})

test('of a policy exactly the directive is to be added', () => {
  expect(advice('policy_blocks_frame', 'frame-src https://meet.example')).toEqual({
    add: 'frame-src https://meet.example',
  })
})

test.each([
  ['policy_blocks_frame', 'cross-origin-embedder-policy: require-corp', 'finding.isolated'],
  ['policy_blocks_script', "nonce='nonce-abc'", 'finding.wants_nonce'],
] as const)('%s by "%s" is not mended by adding a source', (code, detail, text) => {
  expect(advice(code, detail)).toEqual({ text, found: detail })
})

test('a site that may not show an embed is added to just this one', () => {
  const finding = { code: 'site_not_allowed', level: 'problem', detail: 'https://shop.example' } as const
  const on = (...ids: string[]) =>
    adviceFor(
      finding,
      ids.map((id) => ({ kind: 'inline', url: `https://meet.example/anna?widget=${id}`, settings: {} })),
      source,
    ).room
  expect(on('abc', 'abc')).toEqual({ kind: 'embed', id: 'abc' })
  expect(on('abc', 'def')).toEqual({ kind: 'embeds' })
})

test('problems stand before warnings, and both before what is good', () => {
  const levels = (['good', 'warning', 'problem'] as const).map((level) => ({
    code: 'works' as const,
    level,
    detail: null,
  }))
  expect(byGravity(levels).map(({ level }) => level)).toEqual(['problem', 'warning', 'good'])
})
