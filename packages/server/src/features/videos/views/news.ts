/** What the page of a video tells of its visitor. */
export interface ViewNews {
  /** Seconds that played while the page was seen. */
  seconds: readonly number[]
  hasPlayed: boolean
  /** A link over the video was followed. */
  hasClicked: boolean
  /** A program moves the browser. */
  isProgram: boolean
  /** Of a video at another service, in seconds. */
  length: number | null
  booked: { bookingId: string; second: number } | undefined
}

const SECONDS_AT_ONCE = 600
const PARTS_MAX = 700
const SECOND = /^\d{1,5}$/
const LENGTH = /^l(\d{1,5})$/
const BOOKED = /^b([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@(\d{1,5})$/

/** Parts with commas between them: `o` opened, `p` played, `c` clicked, `w` by a program, `b<booking>@<second>`, `l<length>`, seconds. */
export function newsIn(text: string): ViewNews | undefined {
  const parts = text.split(',', PARTS_MAX)
  const seconds = parts.filter((part) => SECOND.test(part)).map(Number)
  const booked = parts.map((part) => BOOKED.exec(part)).find((found) => found !== null)
  const known = new Set(parts)
  const [, length] = parts.map((part) => LENGTH.exec(part)).find((found) => found !== null) ?? []
  if (seconds.length > SECONDS_AT_ONCE) return undefined
  if (!booked && seconds.length === 0 && !['o', 'p', 'c'].some((part) => known.has(part))) return undefined
  return {
    seconds,
    hasPlayed: known.has('p'),
    hasClicked: known.has('c'),
    isProgram: known.has('w'),
    length: length === undefined ? null : Number(length),
    booked: booked ? { bookingId: booked[1] ?? '', second: Number(booked[2]) } : undefined,
  }
}
