import type { Video } from '@scheduling/contract'

/** Seconds of the whole video. */
export interface Part {
  from: number
  to: number
}

/** Chapters of the part, by its own seconds. The one that the part begins in is its first. */
export function cutChapters(chapters: Video['chapters'], { from, to }: Part): Video['chapters'] {
  const first = chapters.findLast(({ at }) => at <= from)
  const later = chapters.filter(({ at }) => at > from && at < to)
  return [
    ...(first ? [{ ...first, at: 0 }] : []),
    ...later.map((chapter) => ({ ...chapter, at: rounded(chapter.at - from) })),
  ]
}

/** What is shown over the part, by its own seconds. */
export function cutCues(cues: Video['cues'], part: Part): Video['cues'] {
  return cues
    .filter((cue) => cue.from < part.to && (cue.until ?? Infinity) > part.from)
    .map((cue) => ({
      ...cue,
      from: rounded(Math.max(0, cue.from - part.from)),
      until: cue.until === null ? null : rounded(Math.min(cue.until, part.to) - part.from),
    }))
}

const TIMES = /^([\d:.]+)([ \t]+-->[ \t]+)([\d:.]+)/

/** WebVTT of the part, by its own seconds. */
export function cutCaptions(content: string, part: Part): string {
  return content
    .split(/\n{2,}/)
    .flatMap((block) => cutBlock(block, part))
    .join('\n\n')
}

function cutBlock(block: string, { from, to }: Part): string[] {
  const lines = block.split('\n')
  const index = lines.findIndex((line) => TIMES.test(line))
  const [times = '', began = '', arrow = '', ended = ''] = TIMES.exec(lines[index] ?? '') ?? []
  if (index < 0) return [block]
  const [start, end] = [secondsOf(began), secondsOf(ended)]
  if (end <= from || start >= to) return []
  const shown = `${timeText(Math.max(0, start - from))}${arrow}${timeText(Math.min(end, to) - from)}`
  return [lines.with(index, shown + (lines[index] ?? '').slice(times.length)).join('\n')]
}

function secondsOf(text: string): number {
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0')

function timeText(seconds: number): string {
  const milliseconds = Math.round(seconds * 1_000)
  const minutes = Math.floor(milliseconds / 60_000)
  const rest = ((milliseconds % 60_000) / 1_000).toFixed(3).padStart(6, '0')
  return `${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000
}
