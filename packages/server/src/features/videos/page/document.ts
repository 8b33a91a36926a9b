import type { Video } from '@scheduling/contract'
import type { Language } from '@scheduling/domain/languages'
import { LANGUAGES } from '@scheduling/domain/languages'
import { translatorFor } from '@scheduling/messages'
import { videoPageTexts } from '@scheduling/messages/video-page'
import { createHash } from 'node:crypto'
import { Html, html } from '../../../http/html.ts'
import type { BehindVideo } from '../record/events.ts'
import { smallOf } from '../media/files.ts'
import type { SiteOptions } from './site-options.ts'
import { PLAIN } from './site-options.ts'
import { STYLE } from './style.ts'

const translatorOf = await translatorFor(videoPageTexts)
type Translate = ReturnType<typeof translatorOf>

// Without its blanks: the whole document may have 10,000 bytes.
const SHORT_STYLE = STYLE.replaceAll(/\n|(?<=[{}:;,>]) | (?=[{>])|;? (?=\})/g, '')
const STYLE_ELEMENT = new Html(`<style>${SHORT_STYLE}</style>`)

/** Our own script, if there is one, and style alone; frames of our booking pages and of the two services. */
export function pagePolicy(script: string, mediaHosts: string, { style }: SiteOptions): string {
  const more = style === '' ? '' : ` 'sha256-${hashOf(style)}'`
  return [
    "default-src 'none'",
    ...(script === '' ? [] : [`script-src 'sha256-${hashOf(script)}'`]),
    `style-src 'sha256-${hashOf(SHORT_STYLE)}'${more}`,
    `media-src 'self'${mediaHosts}`,
    `img-src 'self'${mediaHosts}`,
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    // What was watched.
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** What the page of a video shows. */
export interface ShownVideo extends Pick<Video, 'title' | 'plays' | 'chapters' | 'cues'> {
  files: Pick<Video['files'], 'play' | 'poster'>
  /** There is a smaller file, too. Null: there is none. */
  quality: {
    /** What a connection needs in a second, so that the whole one does not stop. */
    megabits: number
    /** Whether it begins with the smaller one. */
    isSmall: boolean
  } | null
  /** The address to which the page tells what is watched. */
  views: string
  /** Whether it plays at once. */
  isPlaying: boolean
  /** To whom it was sent. Empty: to nobody in particular. */
  greeting: string
  behind: BehindVideo | null
  captions: readonly { language: string; label: string; address: string }[]
  /** At another service: where it is, and what a frame shows. */
  elsewhere: { address: string; frame: string } | null
  /** Addresses of booking pages, by event type. */
  bookingPages: ReadonlyMap<string, string>
}

export function videoPage(
  language: Language,
  video: ShownVideo,
  { script, site, oembed }: { script: string; site: SiteOptions; oembed: string },
): string {
  const t = translatorOf(language)
  const { title, chapters, elsewhere } = video
  const behind = elsewhere || site.isBare ? null : video.behind
  const greeting = video.greeting !== '' && html`<p class="greeting">${video.greeting}</p>`
  const stage = elsewhere
    ? html`<a class="facade" href="${elsewhere.address}" data-frame="${elsewhere.frame}"
        ><span>${t('play')}</span></a
      >`
    : html`<video
        controls
        playsinline
        preload="none"
        ${video.isPlaying && new Html('autoplay')}
        src="${video.quality?.isSmall ? smallOf(video.files.play ?? '') : video.files.play}"
        ${posterOf(video)}
        aria-label="${title}"
      >
        ${video.captions.map(
          ({ language: key, label, address }) =>
            html`<track kind="captions" srclang="${tagOf(key)}" label="${label}" src="${address}" />`,
        )}
      </video>`
  const cues = elsewhere ? [] : video.cues.map((cue) => cueOf(cue, video.bookingPages))
  const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2].map(
    (rate) => html`<option value="${rate}" ${rate === 1 && new Html(' selected')}>${rate}×</option>`,
  )
  const settings = html`<label
      >${t('speed')}
      <select>
        ${speeds}
      </select></label
    >
    ${qualityOf(t, video)}`
  return documentOf(
    language,
    title,
    html`<main data-views="${video.views}">
        ${!behind?.greeting && greeting}
        <div class="stage ${behind && classesOf(behind)}">
          ${
            behind &&
            html`<img
              src="${behind.picture}"
              alt="${behind.site === null ? behind.alt : t('website', { site: behind.site })}"
            />`
          }
          ${behind?.greeting && greeting} ${stage} ${!elsewhere && overVideo(t, video)}
        </div>
        <h1>${title}</h1>
        <p class="below">${site.call && callOf(site.call)} ${cues} ${!elsewhere && settings}</p>
        ${
          chapters.length > 0 &&
          html`<ol class="below" aria-label="${t('chapters')}">
            ${chapters.map(
              ({ at, title: name }) =>
                html`<li><a href="?t=${at}" data-at="${at}">${clock(at)} ${name}</a></li>`,
            )}
          </ol>`
        }
      </main>
      <dialog aria-label="${t('book')}">
        <form method="dialog"><button>${t('close')}</button></form>
        <iframe title="${t('book')}"></iframe>
      </dialog>
      ${new Html(`<script type="module">${script}</script>`)}`,
    { site, head: html`<link rel="alternate" type="application/json+oembed" href="${oembed}" />` },
  )
}

/** The script finds the name of the file in it, also where there is one alone. */
function qualityOf(t: Translate, { quality }: ShownVideo): Html {
  if (!quality)
    return html`<select hidden>
      <option value=".mp4?"></option>
    </select>`
  return html`<label
    >${t('quality')}
    <select data-rate="${quality.megabits}">
      <option value=".mp4?">${t('quality_high')}</option>
      <option value="-s.mp4?" ${quality.isSmall && new Html('selected')}>${t('quality_small')}</option>
    </select></label
  >`
}

/** Where the script puts the cues, says that the video does not load, and makes all of it full screen. */
function overVideo(t: Translate, { plays }: ShownVideo): Html {
  return html`<div class="cues">
      <p class="failed" role="alert">
        <span class="connection">${t('failed_connection')}</span>
        <span class="file">${t(plays === 'everywhere' ? 'failed_file' : 'failed_format')}</span>
        <button>${t('try_again')}</button>
      </p>
    </div>
    <button class="full" type="button" aria-pressed="false" aria-label="${t('full_screen')}" hidden>
      <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" /></svg>
    </button>`
}

function classesOf({ corner, size, shape }: BehindVideo): string {
  return ['over', ...corner.split('_'), size, shape].join(' ')
}

function posterOf({ files }: ShownVideo): Html | false {
  return files.poster !== null && html`poster="${files.poster}"`
}

function cueOf(cue: Video['cues'][number], bookingPages: ReadonlyMap<string, string>): Html | false {
  const times = html`data-from="${cue.from}" ${cue.until !== null && html`data-until="${cue.until}"`}`
  if (cue.kind === 'text') return html`<span class="cue" ${times}>${cue.text}</span>`
  if (cue.kind === 'link')
    return html`<a class="cue" ${times} href="${cue.url}" target="_blank" rel="noopener">${cue.text}</a>`
  const page = bookingPages.get(cue.eventTypeId)
  return (
    page !== undefined &&
    html`<a class="cue" ${times} href="${page}" data-book target="_blank">${cue.text}</a>`
  )
}

/** The button of the site around the frame. */
function callOf({ text, address, isBooking }: NonNullable<SiteOptions['call']>): Html {
  return html`<a
    class="cue"
    href="${address}"
    target="_blank"
    rel="noopener"
    ${isBooking && new Html('data-book')}
    >${text}</a
  >`
}

function tagOf(key: string): string {
  return key in LANGUAGES ? LANGUAGES[key as Language].tag : key
}

function clock(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)]
  return `${minutes}:${String(rest).padStart(2, '0')}`
}

/** Asks for the password. Works without a script. */
export function passwordPage(language: Language, { isWrong }: { isWrong: boolean }): string {
  const t = translatorOf(language)
  return noticeOf(
    language,
    t('password_title'),
    html`<form method="post">
      <label for="password">${t('password')}</label>
      ${isWrong && html`<p id="wrong" class="wrong" role="alert">${t('wrong_password')}</p>`}
      <input
        id="password"
        name="password"
        type="password"
        required
        autocomplete="off"
        autofocus
        ${isWrong && new Html('aria-invalid="true" aria-describedby="wrong"')}
      />
      <button>${t('watch')}</button>
    </form>`,
  )
}

export type Notice = 'missing' | 'expired' | 'processing'

/** `bookingPage`: where somebody goes on for whom the video was meant. */
export function noticePage(language: Language, notice: Notice, bookingPage?: string): string {
  const t = translatorOf(language)
  return noticeOf(
    language,
    t(`${notice}_title`),
    html`<p>${t(`${notice}_text`)}</p>
      ${
        bookingPage !== undefined &&
        html`<p><a class="cue" href="${bookingPage}" target="_top">${t('book')}</a></p>`
      }`,
    notice === 'processing',
  )
}

function noticeOf(language: Language, title: string, content: Html, isComing = false): string {
  const again = isComing && html`<meta http-equiv="refresh" content="5" />`
  return documentOf(
    language,
    title,
    html`<main class="notice">
      <h1>${title}</h1>
      ${content}
    </main>`,
    { head: again },
  )
}

function documentOf(
  language: Language,
  title: string,
  body: Html,
  { head = false, site: { style, isBare } = PLAIN }: { head?: Html | false; site?: SiteOptions } = {},
): string {
  const { tag, direction } = LANGUAGES[language]
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${head}
        <title>${title}</title>
        ${STYLE_ELEMENT} ${style !== '' && new Html(`<style>${style}</style>`)}
      </head>
      <body ${isBare && new Html('class="bare"')}>
        ${body}
      </body>
    </html>`.source
}
