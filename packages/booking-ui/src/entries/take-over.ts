import type { Call, PageData, PageOptions } from '@scheduling/contract'
import { createClient } from '@scheduling/contract/client'
import { PAGE_PARAMS } from '@scheduling/contract/page'
import type { FrameEvent } from '@scheduling/contract/frame'
import { readZonesFrom, decodeZones } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { mayCount } from '../conversions/may-count.ts'
import { connectFrame } from '../frame/frame.ts'
import type { Frame } from '../frame/frame.ts'
import { reportHeight } from '../frame/report-height.ts'
import type { PageModel } from '../page/page-model.ts'
import type { Services } from '../page/services.ts'
import { BLOCK_ID, blockIn, unpackBlock } from '../page/wire.ts'
import type { PageBlock } from '../page/wire.ts'
import { fetchPage } from '../page/fetch-page.ts'
import { painted } from './painted.ts'

interface Kind<Data extends PageData> {
  create: (block: PageBlock<Data>, services: Services) => Promise<{ page: PageModel; element: ReactElement }>
  /** The event that the parent page gets once it listens. */
  ready: (data: Data) => FrameEvent
  /** Runs once the page is drawn exactly as the server drew it. */
  settle?: (page: PageModel, options: PageOptions, root: HTMLElement) => void
}

/** Draws the server's page again, with everything that only the browser knows. */
export async function takeOver<Data extends PageData>(kind: Kind<Data>): Promise<void> {
  // An older browser keeps the page from the server: links and forms.
  if (!('toSorted' in [] && 'ResizeObserver' in window)) return
  const root = document.getElementById('app')
  const text = document.getElementById(BLOCK_ID)?.textContent
  if (!root || !text) return
  const block = unpackBlock<Data>(text)

  const { options } = block.data
  readZonesFrom(decodeZones(options.zones))
  let page: PageModel | null = null
  let told: Record<string, string> = {}
  const frame = connectFrame(window, {
    ready: kind.ready(block.data),
    onParams(params) {
      told = params
      page?.view.prefill?.(params)
    },
  })
  if (frame) reportHeight(root, frame.reportHeight)

  await painted()
  const created = await kind.create(block, browserServices(options.now, frame))
  const { element } = created
  page = created.page
  hydrateRoot(root, element)
  page.view.prefill?.(told)

  kind.settle?.(page, options, root)

  setInterval(page.view.picker.refresh, 60_000)
  const { pathname } = location
  addEventListener('pageshow', ({ persisted }) => {
    // A page from the back/forward cache shows a booking as it was when the visitor left.
    if (persisted && location.pathname.startsWith('/booking/')) location.reload()
  })
  addEventListener('popstate', () => {
    if (location.pathname === pathname) created.page.view.restore(location.search)
    else location.reload()
  })
  if (options.embed === 'popup') {
    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Escape closes one thing at a time.
      const list = document.querySelector<HTMLDetailsElement>('details[open]')
      if (list) list.open = false
      else frame?.close()
    })
  }
}

function browserServices(loadedAt: number, frame: Frame | null): Services {
  // The server's clock decides what is past. The visitor's may be wrong, but unlike `performance.now` it goes on
  // while the computer sleeps.
  const ahead = loadedAt - Date.now()
  let counted: Promise<unknown> = Promise.resolve()
  return {
    now: () => Date.now() + ahead,
    call: knowingOffline(createClient()),
    manage: (token) =>
      knowingOffline(createClient({ headers: () => ({ authorization: `Manage ${token}` }) })),
    newKey: randomKey,
    ownZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    history: {
      push: (href) => history.pushState(null, '', href),
      replace: (href) => history.replaceState(null, '', href),
      keep(state) {
        try {
          history.replaceState(state, '')
        } catch {
          // Safari throws after about a hundred of these in half a minute. A later keystroke saves this one too.
        }
      },
    },
    async fetchPage(href) {
      return unpackBlock(blockIn(await fetchPage(href)))
    },
    open: (href) => location.assign(href),
    speak: ({ lang, dir }) => void Object.assign(document.documentElement, { lang, dir }),
    languages: () =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>('a[lang]'), ({ search, lang, text }) => ({
        key: new URLSearchParams(search).get(PAGE_PARAMS.language) as Language,
        lang,
        name: text,
      })),
    reveal(top) {
      if (frame?.show(top.offsetTop - HEAD_OF_SITE)) return
      // A frame that is as high as its content does not know which part is on the screen. An observer does.
      const watch = new IntersectionObserver(([title]) => {
        watch.disconnect()
        if (title!.intersectionRatio < 1) top.scrollIntoView()
      })
      watch.observe(top.querySelector('h2') ?? top)
    },
    tell(event, conversions) {
      frame?.tell(event, conversions)
      // The parent page sends these and never reports back, so allow it a fixed time.
      if (frame && conversions?.length) counted = enough()
    },
    mayAsk: () => frame === null && mayCount(navigator),
    count(conversions) {
      const counting = import('../conversions/count-here.ts').then(({ countHere }) => countHere(conversions))
      counted = Promise.race([enough(), counting.catch(() => undefined)])
    },
    leave(url) {
      if (/^https?:/.test(url)) void counted.then(() => goOn(url, frame))
    },
  }
}

// Sites fix their headers to the top of the window. Few are higher than this, in pixels.
const HEAD_OF_SITE = 128

function goOn(url: string, frame: Frame | null): void {
  if (!frame) location.assign(url)
  else if (!frame.redirect(url)) open(url, '_top')
}

// Leaving a page cancels requests that are not sent yet. Wait this long for them.
const COUNTING_MS = 300

function enough(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, COUNTING_MS))
}

/** Rejects with `offline` when the visitor is offline, not as if the server were down. */
function knowingOffline(call: Call): Call {
  return (route, ...args) =>
    call(route, ...args).catch((cause: unknown) => {
      throw navigator.onLine ? cause : Object.assign(new Error('offline', { cause }), { code: 'offline' })
    })
}

/** `crypto.randomUUID` is missing on pages without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
