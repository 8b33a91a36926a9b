import { PAGE_PARAMS } from '@scheduling/contract'
import { VIDEO_PARAMS } from '@scheduling/contract/videos/page'
import { limits, mixColors, nearestReadable, normalizeHex, readableTextOn } from '@scheduling/domain'

/** How a site wants the page in its frame. */
export interface SiteOptions {
  /** More rules of style. Empty: the page has its own colors. */
  style: string
  /** Nothing but the video. */
  isBare: boolean
  call: { text: string; address: string; isBooking: boolean } | null
}

export const PLAIN: SiteOptions = { style: '', isBare: false, call: null }

type Query = Readonly<Record<string, unknown>>

const PATH = /^[\w-]{1,100}(?:\/[\w-]{1,100})?$/

/**
 * Ignores wrong values. An address alone says nothing in our name: only a frame has the words of the site around it.
 */
export function siteOptionsOf(query: Query, isFramed: boolean): SiteOptions {
  return {
    style: styleOf(query),
    isBare: VIDEO_PARAMS.hideTitle in query,
    call: isFramed ? callOf(query) : null,
  }
}

const OF_SITE: string[] = [
  PAGE_PARAMS.backgroundColor,
  PAGE_PARAMS.textColor,
  PAGE_PARAMS.buttonColor,
  VIDEO_PARAMS.hideTitle,
  VIDEO_PARAMS.callText,
  VIDEO_PARAMS.callUrl,
  VIDEO_PARAMS.book,
  VIDEO_PARAMS.start,
]

/** What a site wants, without whom the address names and whether somebody pressed play. */
export function siteQueryOf(query: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(Object.entries(query).filter(([name]) => OF_SITE.includes(name)))
}

function callOf(query: Query): SiteOptions['call'] {
  const words = textIn(query, VIDEO_PARAMS.callText).trim().slice(0, limits.CUE_TEXT_MAX)
  if (words === '') return null
  const book = textIn(query, VIDEO_PARAMS.book)
  if (PATH.test(book)) return { text: words, address: `/${book}`, isBooking: true }
  const url = URL.parse(textIn(query, VIDEO_PARAMS.callUrl))
  return url?.protocol === 'https:' || url?.protocol === 'http:'
    ? { text: words, address: url.href, isBooking: false }
    : null
}

function styleOf(query: Query): string {
  const background = colorIn(query, PAGE_PARAMS.backgroundColor)
  const text = colorIn(query, PAGE_PARAMS.textColor)
  const button = colorIn(query, PAGE_PARAMS.buttonColor)
  const ink = text ?? (background && readableTextOn(background))
  const rules = {
    ...(background && { '--ground': background, 'color-scheme': schemeOf(background) }),
    ...(ink && { '--ink': ink }),
    ...(background && ink && { '--line': mixColors(background, ink, LINE) }),
    ...(button && { '--button': button, '--on-button': readableTextOn(button) }),
    ...(background && { '--accent': nearestReadable(button ?? LINK, [background], READABLE) }),
  }
  const written = Object.entries(rules).map(([name, value]) => `${name}: ${value};`)
  // Twice the root: it wins over the dark scheme, too.
  return written.length > 0 ? `:root:root { ${written.join(' ')} }` : ''
}

const LINE = 0.2
const LINK = '#0064B8'
// Of text, https://www.w3.org/TR/WCAG22/#contrast-minimum
const READABLE = 4.5

function schemeOf(background: string): 'light' | 'dark' {
  return readableTextOn(background) === '#FFFFFF' ? 'dark' : 'light'
}

function colorIn(query: Query, name: string): string | undefined {
  return normalizeHex(textIn(query, name))
}

/** Empty if it is absent, or stands there twice. */
function textIn(query: Query, name: string): string {
  const value = query[name]
  return typeof value === 'string' ? value : ''
}
