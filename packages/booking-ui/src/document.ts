import { escapeHtml } from '@scheduling/domain'
import type { PageData, RenderedPage } from '@scheduling/contract'
import { factsOf, ownerOf } from '@scheduling/contract/public-pages'
import { LANGUAGES } from '@scheduling/domain/languages'
import { sameLook } from './page/links.ts'
import type { PublicPageView } from './page/public-page.ts'
import { chosenColors, paletteOf, schemesOf } from './page/theme.ts'
import { BLOCK_ID } from './page/wire.ts'
import type { Palette, Scheme } from './page/theme.ts'

interface DocumentParts {
  data: PageData
  view: PublicPageView<PageData>
  title: string
  /** Rendered and trusted, like `around`. */
  body: string
  around: { before: string; after: string }
  /** Packed and trusted. */
  block: string | null
  script: string | null
  /** Source of the script that runs before the first paint. */
  inline?: string | null
  styles: string
}

// An element after the inline script. Browsers that support `rel=expect` paint nothing before it is parsed. The script
// itself would not do: its element is there a moment before it has run.
const HAS_RUN = 'first'

/** One request brings the first view with its styles and data. Only the script follows. */
export function documentOf({
  data,
  view,
  title,
  body,
  around,
  block,
  script,
  inline = null,
  ...parts
}: DocumentParts): RenderedPage {
  const styles = themeOf(data) + parts.styles
  const { tag, direction } = LANGUAGES[data.options.language]
  // Nobody sees the icon of a frame.
  const isFramed = data.options.embed !== null
  const description = view.description?.(data)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(firstWords(description))}">`,
    factsOf(data).isOfSomebody && '<meta name="robots" content="noindex">',
    oembedLink(data),
    reserveAction(data, title),
    // Without this, browsers request /favicon.ico.
    !isFramed && '<link rel="icon" href="data:,">',
    inline && `<link rel="expect" href="#${HAS_RUN}" blocking="render">`,
    `<style>${styles}</style>`,
    script && `<script type="module" src="${escapeHtml(script)}"></script>`,
  ]
  const html = [
    `<!doctype html><html lang="${tag}" dir="${direction}"><head>`,
    ...head.filter(Boolean),
    `</head><body>${around.before}<div id="app"${markOf(view.mark?.(data))}>${body}</div>${around.after}`,
    block && `<script type="application/json" id="${BLOCK_ID}">${block}</script>`,
    inline && `<script>${inline}</script><i id="${HAS_RUN}"></i>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('')
  return { html, styles, inline }
}

/** Tells editors that support oEmbed how to embed this page. */
function oembedLink(data: PageData): string {
  const { options } = data
  if (options.embed !== null || !factsOf(data).hasOembed) return ''
  const page = encodeURIComponent(options.origin + options.path + sameLook(options.search))
  const href = `${options.origin}/oembed?url=${page}`
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(href)}">`
}

/** Tells search engines and agents how to book here, by hand and through MCP. */
function reserveAction(data: PageData, name: string): string {
  const { options } = data
  if (options.embed !== null || !factsOf(data).hasOembed) return ''
  const target = [options.path, '/api/v1/mcp'].map((path) => options.origin + path)
  const action = { '@context': 'https://schema.org', '@type': 'ReserveAction', name, target }
  return `<script type="application/ld+json">${JSON.stringify(action).replaceAll('<', String.raw`\u003c`)}</script>`
}

function markOf(mark: ReturnType<NonNullable<PublicPageView<PageData>['mark']>> | undefined): string {
  if (!mark) return ''
  const { owner, event, revision } = mark
  return [
    ` data-owner="${escapeHtml(owner)}"`,
    event === undefined ? '' : ` data-event="${escapeHtml(event)}"`,
    revision === undefined ? '' : ` data-revision="${revision}"`,
  ].join('')
}

// Hosts and visitors use few colors, but an address may name any. The limit bounds the memory.
const THEMES_MAX = 1_000
const themes = new Map<string, string>()

function themeOf(data: PageData): string {
  const { options } = data
  const colors = chosenColors(options.colors, ownerOf(data)?.colors ?? null)
  const framed = options.embed !== null
  const key = [options.theme, framed, colors.background, colors.text, colors.button].join()
  const known = themes.get(key)
  if (known !== undefined) return known
  const schemes = schemesOf(options.theme, colors.background)
  const css = themeCss(schemes.map((scheme) => ({ scheme, palette: paletteOf(colors, scheme, framed) })))
  if (themes.size >= THEMES_MAX) themes.clear()
  themes.set(key, css)
  return css
}

// About as much as search engines and chats show.
const DESCRIPTION_SHOWN = 160

function firstWords(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION_SHOWN).toWellFormed()
}

/** The CSS variables for each scheme of the page. The first one applies unless the visitor prefers dark. */
function themeCss(palettes: readonly { scheme: Scheme; palette: Palette }[]): string {
  const [first, second] = palettes
  if (!first) return ''
  const schemes = palettes.map(({ scheme }) => scheme).join(' ')
  const rule = `:root{color-scheme:${schemes};${variables(first.palette)}}`
  if (!second) return rule
  return `${rule}@media (prefers-color-scheme:dark){:root{${variables(second.palette)}}}`
}

function variables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
}
