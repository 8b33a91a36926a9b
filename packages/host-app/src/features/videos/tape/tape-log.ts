/** What is known of a tape beside its bytes. */
export interface TapeFacts {
  /** The host that records. Nobody else on this computer sees it. */
  host: string
  /** Type of its content, such as `video/mp4;codecs=avc1,mp4a.40.2`. */
  type: string
  /** Of its video. Absent in tapes that began before they had one. */
  title?: string
  /** Milliseconds. */
  startedAt: number
  /** Recorded seconds, without pauses. */
  seconds: number
  /** Its id at the server, chosen here: whoever asks twice gets the same video. */
  uploadId: string
  /** Where its bytes go. */
  url?: string
  /** The video at the server. */
  video?: string
  /** The host wants this video. Nothing is added any more. */
  isWhole?: boolean
}

/**
 * Changes are appended, one on each line, and never overwritten: whenever the browser is killed, all complete lines are
 * there.
 */
export function lineOf(change: Partial<TapeFacts>): string {
  return `${JSON.stringify(change)}\n`
}

/** Undefined: the first line is not complete, so nothing was recorded. */
export function factsIn(log: string): TapeFacts | undefined {
  const lines = log.split('\n').flatMap((line) => {
    const change = changeIn(line)
    return change ? [change] : []
  })
  const facts: Partial<TapeFacts> = Object.assign({}, ...lines)
  return facts.host !== undefined && facts.type !== undefined ? (facts as TapeFacts) : undefined
}

function changeIn(line: string): Partial<TapeFacts> | undefined {
  try {
    return JSON.parse(line) as Partial<TapeFacts>
  } catch {
    return undefined
  }
}
