import { clockText } from '../clock-text.ts'

export interface Chapter {
  at: number
  title: string
}

const LINE = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(\S.*)$/

/** One chapter on each line: `1:05 What comes next`. */
export function chaptersText(chapters: readonly Chapter[]): string {
  return chapters.map(({ at, title }) => `${clockText(at)} ${title}`).join('\n')
}

/** The chapters in order. `wrong`: the first line that is none, counted from 1. */
export function chaptersIn(text: string): { chapters: Chapter[] } | { wrong: number } {
  const chapters: Chapter[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const found = LINE.exec(line.trim())
    if (!found) return { wrong: index + 1 }
    const [, hours = '0', minutes = '0', seconds = '0', title = ''] = found
    chapters.push({ at: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds), title })
  }
  return { chapters: chapters.toSorted((one, other) => one.at - other.at) }
}
