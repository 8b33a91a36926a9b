import { all, find, on, press } from './dom.ts'
import { follow, lastSecond } from './news.ts'

// Shorter than a global once it is minified: the script may have 3,000 bytes.
const page = document

const inStorage = <Result>(run: (kept: Storage) => Result) => {
  try {
    return run(localStorage)
  } catch {
    // A frame on another site may have none.
  }
}

/** A video in a file of ours. */
export function playOwn(video: HTMLVideoElement): void {
  // The first bytes are asked for as soon as somebody may press play.
  const warm = () => (video.preload = 'auto')
  on(video, 'pointerenter', warm)
  on(video, 'focusin', warm)
  const { pathname } = location
  const seek = (second: number) => (video.currentTime = second)
  on(video, 'loadedmetadata', () => {
    const wanted = +(
      new URLSearchParams(location.search).get('t') ?? inStorage((kept) => kept[pathname] as string)!
    )
    // A chapter may have been pressed before.
    if (!video.currentTime && wanted > 0 && wanted < video.duration - 3) seek(wanted)
  })

  const cues = all<HTMLElement>('.cue')
  const stage = find('.stage')!
  const shown = find('.cues')!
  shown.append(...cues)
  const showCues = () => {
    const now = video.currentTime
    for (const cue of cues) {
      // The button of the site around the frame has no times, and what stays to the end has no end.
      const { from, until } = cue.dataset
      cue.hidden = now < +from! || now >= +until!
    }
    follow(now)
  }
  showCues()
  on(video, 'timeupdate', () => {
    showCues()
    inStorage((kept) => (kept[pathname] = lastSecond()))
  })
  const failure = find('.failed')!
  on(video, 'error', () => {
    // Without a connection from the start, browsers report a file that they cannot play.
    failure.dataset.why =
      navigator.onLine && video.error!.code > MediaError.MEDIA_ERR_NETWORK ? 'file' : 'connection'
  })
  on(failure.lastElementChild!, 'click', () => {
    loadAgain(video, failure).catch(() => undefined)
  })
  press('[data-at]', ({ dataset }) => {
    seek(+dataset.at!)
    void video.play()
  })

  const speed = find<HTMLSelectElement>('select')!
  speed.parentElement!.hidden = false
  on(speed, 'change', () => (video.playbackRate = video.defaultPlaybackRate = +speed.value))

  // With the cues that are over the video, where the browser can.
  const toggleFull = (): unknown =>
    page.fullscreenElement
      ? page.exitFullscreen()
      : stage.requestFullscreen
        ? stage.requestFullscreen()
        : (video as OldVideo).webkitEnterFullscreen()
  if (page.fullscreenEnabled) {
    const full = find('.full')!
    full.hidden = false
    // The browser's own button shows the video alone.
    video.setAttribute('controlslist', 'nofullscreen')
    on(full, 'click', toggleFull)
    // A click does not focus it, so the space bar still plays.
    on(full, 'mousedown', (event) => event.preventDefault())
    on(stage, 'fullscreenchange', () => (full.ariaPressed = `${!!page.fullscreenElement}`))
  }
  listenToKeys(video, toggleFull)
}

/** The address of the file ends after some hours. The page has a new one, unless it asks for its password or is gone. */
async function loadAgain(video: HTMLVideoElement, failure: HTMLElement): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- the page itself, by a script that has 3,000 bytes
  const text = await (await fetch('', { mode: 'no-cors' })).text()
  const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('video')
  const { currentTime } = video
  // Frames that are sandboxed may not read the page, and keep nothing.
  if (!fresh) return location.replace(currentTime ? `?t=${currentTime}&${location.search.slice(1)}` : '')
  for (const track of video.querySelectorAll('track'))
    track.src = fresh.querySelector<HTMLTrackElement>(`[srclang=${track.srclang}]`)?.src ?? ''
  video.src = fresh.src
  video.currentTime = currentTime
  delete failure.dataset.why
  await video.play()
}

/** On an iPhone. */
interface OldVideo extends HTMLVideoElement {
  webkitEnterFullscreen: () => void
}

function listenToKeys(video: HTMLVideoElement, toggleFull: () => unknown): void {
  const toggle = () => video[video.paused ? 'play' : 'pause']()
  const move = (by: number) => (video.currentTime += by)
  const keys: Record<string, () => unknown> = {
    k: toggle,
    ' ': toggle,
    j: () => move(-10),
    l: () => move(10),
    ArrowLeft: () => move(-5),
    ArrowRight: () => move(5),
    m: () => (video.muted = !video.muted),
    f: toggleFull,
  }
  on(page, 'keydown', (event) => {
    const pressed = event as KeyboardEvent
    const { key, target } = pressed
    const run = keys[key]
    // Links and the browser's own controls have the space bar and the arrows, fields and buttons all keys.
    const isOurs = target === page.body || (key >= 'a' && !('value' in target!))
    if (!run || !isOurs || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return
    event.preventDefault()
    run()
  })
}
