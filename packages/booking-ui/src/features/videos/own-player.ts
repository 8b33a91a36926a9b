import { all, find, on, press } from './dom.ts'
import { follow, lastSecond } from './news.ts'

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
  for (const sign of ['pointerenter', 'focusin']) on(video, sign, warm)
  const { pathname } = location
  const seek = (second: number) => (video.currentTime = second)
  on(video, 'loadedmetadata', () => {
    const wanted = +(
      new URLSearchParams(location.search).get('t') ??
      inStorage((kept) => kept[pathname] as string | undefined) ??
      0
    )
    if (wanted > 0 && wanted < video.duration - 3) seek(wanted)
  })

  const cues = all<HTMLElement>('.cue')
  find('.stage')!.append(...cues)
  const showCues = () => {
    const now = video.currentTime
    for (const cue of cues) {
      const { from, until } = cue.dataset
      cue.hidden = now < +(from ?? 0) || now >= +(until || Infinity)
    }
    follow(now)
  }
  showCues()
  on(video, 'timeupdate', () => {
    showCues()
    inStorage((kept) => (kept[pathname] = lastSecond()))
  })
  press('[data-at]', ({ dataset }) => {
    warm()
    seek(+dataset.at!)
    void video.play()
  })

  const speed = find<HTMLSelectElement>('select')!
  speed.parentElement!.hidden = false
  on(speed, 'change', () => (video.playbackRate = +speed.value))
  listenToKeys(video, seek)
}

function listenToKeys(video: HTMLVideoElement, seek: (second: number) => void): void {
  const toggle = () => video[video.paused ? 'play' : 'pause']()
  const move = (by: number) => seek(video.currentTime + by)
  const keys: Record<string, () => unknown> = {
    k: toggle,
    ' ': toggle,
    j: () => move(-10),
    l: () => move(10),
    ArrowLeft: () => move(-5),
    ArrowRight: () => move(5),
    m: () => (video.muted = !video.muted),
    f: () => (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()),
  }
  document.addEventListener('keydown', (event) => {
    const run = keys[event.key]
    if (!run || event.target !== document.body || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    run()
  })
}
