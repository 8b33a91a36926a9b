import { browser, find, on, page } from './dom.ts'

// What the server does not know yet: that the page was seen, seconds that played, what was done. Nothing is kept here.
const news = new Set<string | number>()
const { views } = find('main')!.dataset
let last = 0
let second = 0

export const note = (part: string) => news.add(part)

export function tell(): void {
  if (!page.hidden) note('o')
  if (browser.webdriver) note('w')
  if (views && browser.sendBeacon(views, [...news].join())) news.clear()
}

/** Where the video is now. A second counts if the video came there by playing, while the page was seen. */
export function follow(now: number): void {
  second = Math.floor(now)
  if (now > last && now < last + 2 && !page.hidden) news.add(second)
  last = now
}

export const lastSecond = () => second

setTimeout(tell, 2_000)
on(page, 'visibilitychange', tell)
setInterval(() => news.size && tell(), 5_000)
