import type { PageData } from '@scheduling/contract'
import { expect, test } from 'vitest'
import type { Framing } from '../../../pages.ts'
import { contentPolicy } from './content-policy.ts'

type EventData = Extract<PageData, { kind: 'event' }>

interface Given {
  embed?: 'inline' | 'popup' | null
  google?: string[]
  meta?: string | null
  redirect?: string
  player?: string
  framing?: Framing
}

function directives({ embed = null, google = [], meta = null, redirect, player, framing = 'any' }: Given) {
  const data = {
    kind: 'event',
    options: { embed },
    conversions: { google, meta },
    event: {
      confirmation: redirect === undefined ? { kind: 'page' } : { kind: 'redirect', url: redirect },
      video: player === undefined ? null : { player },
    },
  } as unknown as EventData
  const parts = contentPolicy(data, 'HASH', framing).split('; ')
  return Object.fromEntries(parts.map((part) => [part.split(' ', 1)[0], part.split(' ').slice(1).join(' ')]))
}

test('without anything connected nothing is loaded from elsewhere', () => {
  expect(directives({})).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'sha256-HASH'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
  })
})

const HITS = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'

test('Google’s tag and its hits, where the owner connected them', () => {
  expect(directives({ google: ['G-AB12CD34EF'] })).toEqual({
    ...directives({}),
    'script-src': "'self' https://www.googletagmanager.com",
    'img-src': `'self' data: ${HITS}`,
    'connect-src': `'self' ${HITS}`,
  })
})

test('a Tag Manager container is loaded by nothing here', () => {
  expect(directives({ google: ['GTM-ABC123'] })).toEqual(directives({}))
  expect(directives({ google: ['GTM-ABC123', 'AW-123456789'] })).toEqual(
    directives({ google: ['AW-123456789'] }),
  )
})

test('Meta’s image alone, where the owner connected that', () => {
  expect(directives({ meta: '123456' })).toEqual({
    ...directives({}),
    'img-src': "'self' data: https://www.facebook.com",
  })
})

test.each(['inline', 'popup'] as const)('neither in a frame (%s)', (embed) => {
  expect(directives({ embed, google: ['G-AB12CD34EF'], meta: '123456' })).toEqual(directives({}))
})

test('a form may lead to the owner’s page', () => {
  expect(directives({ redirect: 'https://shop.test:8443/thanks?x=1' })['form-action']).toBe(
    "'self' https://shop.test:8443",
  )
  expect(directives({ redirect: 'https://a;sandbox/' })['form-action']).toBe("'self'")
})

test.each([
  ['/video_embed/abcd1234?play', "'self'"],
  ['https://player.vimeo.com/video/1?autoplay=1', 'https://player.vimeo.com'],
])('the frame that plays its video, and no other: %s', (player, source) => {
  expect(directives({ player })).toEqual({ ...directives({}), 'frame-src': source })
})

test('any site may, a page in a sandbox or an app too, where nothing is named', () => {
  expect(directives({ framing: 'any' })).not.toHaveProperty('frame-ancestors')
})

test.each<[name: string, framing: Framing, ancestors: string]>([
  [
    'the named sites and our own pages',
    ['https://a.test', 'http://*.b.test:81'],
    "'self' https://a.test http://*.b.test:81",
  ],
  ['no other site', [], "'self'"],
  ['nothing that would begin another rule', ["https://a.test; script-src 'unsafe-inline'"], "'self'"],
  ['nothing that would name a second source', ['https://a.test *'], "'self'"],
  ['nothing that would begin another header', ['https://a.test\r\nset-cookie: a=b'], "'self'"],
  ['no scheme alone', ['https:', 'data:', '*', "'none'"], "'self'"],
])('%s may show it in a frame', (_, framing, ancestors) => {
  expect(directives({ framing })['frame-ancestors']).toBe(ancestors)
})
