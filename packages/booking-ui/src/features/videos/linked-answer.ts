interface Answer {
  /** Of YouTube. */
  info?: { currentTime?: unknown; duration?: unknown } | null
  /** Of Vimeo. */
  data?: { seconds?: unknown; duration?: unknown } | null
}

/** What a player's message says of time: where it is, and how long the video is. Other sites write it, so it may be anything. */
export function timesIn(message: unknown): [second?: number, length?: number] {
  try {
    const { info, data } = (typeof message === 'string' ? JSON.parse(message) : message) as Answer
    return [info?.currentTime ?? data?.seconds, info?.duration ?? data?.duration].map((time) =>
      Number.isFinite(time) && (time as number) >= 0 ? time : undefined,
    ) as [number?, number?]
  } catch {
    return []
  }
}
