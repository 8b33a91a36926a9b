import { find, on } from './dom.ts'

// What the server does not know yet: that the page was seen, seconds that played, what was done. Nothing is kept here.
const news = new Set<string | number>()
const { views } = find('main')!.dataset
let last = 0

export const note = (part: string) => news.add(part)

export function tell(): void {
  if (!document.hidden) note('o')
  if (navigator.webdriver) note('w')
  if (views && navigator.sendBeacon(views, [...news].join())) news.clear()
}

/** Where the video is now. A second counts if the video came there by playing, while the page was seen. */
export function follow(now: number): void {
  if (now > last && now < last + 2 && !document.hidden) news.add(Math.floor(now))
  last = now
}

export const lastSecond = () => Math.floor(last)

setTimeout(tell, 2_000)
on(document, 'visibilitychange', tell)
setInterval(() => news.size && tell(), 5_000)
