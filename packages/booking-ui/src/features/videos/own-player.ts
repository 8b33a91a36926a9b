import { all, browser, find, on, page, press } from './dom.ts'
import { follow, lastSecond } from './news.ts'

// `MediaError.MEDIA_ERR_NETWORK`, shorter: the script may have 3,000 bytes.
const NETWORK_ERROR = 2

/** Chromium's, not in the types of the DOM. */
interface Connected {
  connection?: { downlink: number }
}

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
      new URL(location as unknown as URL).searchParams.get('t') ??
      inStorage((kept) => kept[pathname] as string)!
    )
    // It may play already, or a chapter may have been pressed before.
    if (video.currentTime < 1 && wanted > 0 && wanted < video.duration - 3) seek(wanted)
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
  const [speed, quality] = all<HTMLSelectElement>('select')
  /** Goes on at the same second. The smaller file has the address of the other one with `-s` in its name. */
  const load = (address = video.src) => {
    const { currentTime, paused } = video
    video.src = address.replace(/(-s)?.mp4\?/, quality!.value)
    seek(currentTime)
    if (!paused) void video.play()
  }
  on(quality!, 'change', () => load())
  // Some browsers say how many megabits come in a second. Those that save data tell the server.
  if (((browser as Connected).connection?.downlink as number) < +quality!.dataset.rate!) {
    quality!.selectedIndex = 1
    load()
  }
  const failure = find('.failed')!
  on(video, 'error', () => {
    // Without a connection from the start, browsers report a file that they cannot play.
    failure.dataset.why = browser.onLine && video.error!.code > NETWORK_ERROR ? 'file' : 'connection'
  })
  /** The address of the file ends after some hours. The page has a new one, unless it asks for its password or is gone. */
  const loadAgain = async () => {
    // oxlint-disable-next-line no-restricted-globals -- the page itself, by a script that has 3,000 bytes
    const text = await (await fetch('', { mode: 'no-cors' })).text()
    const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('video')
    const { currentTime } = video
    // Frames that are sandboxed may not read the page, and keep nothing.
    if (!fresh) return location.replace(currentTime ? `?t=${currentTime}&${location.search.slice(1)}` : '')
    for (const track of all<HTMLTrackElement>('track'))
      track.src = fresh.querySelector<HTMLTrackElement>(`[srclang=${track.srclang}]`)?.src ?? ''
    load(fresh.src)
    delete failure.dataset.why
    await video.play()
  }
  // Without a connection, there is nothing else to do.
  on(failure.lastElementChild!, 'click', () => loadAgain().catch(warm))
  press('[data-at]', ({ dataset }) => {
    seek(+dataset.at!)
    void video.play()
  })

  on(speed!, 'change', () => (video.playbackRate = video.defaultPlaybackRate = +speed!.value))

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
    if (
      !run ||
      !(target === page.body || (key >= 'a' && !('value' in target!))) ||
      pressed.ctrlKey ||
      pressed.metaKey ||
      pressed.altKey
    )
      return
    event.preventDefault()
    run()
  })
}
