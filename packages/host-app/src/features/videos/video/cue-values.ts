import type { Video } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { longerThan } from '../../../data/problem-text.ts'
import type { Problems } from '../../../ui/form/form-state.ts'
import { secondsIn, timeText } from './trim-values.ts'

export type Cue = Video['cues'][number]

export const CUE_KINDS = ['book', 'link', 'text'] as const

/** Something over the video, as it is typed. Fields that its kind does not have stay empty. */
export interface CueValues {
  /** Of its row in the form: two may be alike. */
  id: string
  kind: Cue['kind']
  from: string
  /** Empty: to the end. */
  until: string
  text: string
  url: string
  eventTypeId: string | null
}

export function cueValuesOf(cue: Cue, id: string): CueValues {
  return {
    id,
    kind: cue.kind,
    from: timeText(cue.from),
    until: cue.until === null ? '' : timeText(cue.until),
    text: cue.text,
    url: cue.kind === 'link' ? cue.url : '',
    eventTypeId: cue.kind === 'book' ? cue.eventTypeId : null,
  }
}

/** Of values without problems. */
export function cueOf({ kind, from, until, text, url, eventTypeId }: CueValues): Cue {
  const fields = {
    from: secondsIn(from) ?? 0,
    until: until.trim() === '' ? null : (secondsIn(until) ?? null),
    text: text.trim(),
  }
  if (kind === 'book') return { ...fields, kind, eventTypeId: eventTypeId ?? '' }
  return kind === 'link' ? { ...fields, kind, url: url.trim() } : { ...fields, kind }
}

/** `seconds`: how long the video is, once that is known. */
export function checkCues(cues: readonly CueValues[], seconds: number | null, t: HostTranslate): Problems {
  const problems = cues.flatMap((cue, index) =>
    Object.entries(problemsOf(cue, seconds, t)).map(([field, text]) => [`cues[${index}].${field}`, text]),
  )
  return {
    ...(cues.length > limits.VIDEO_CUES_MAX && {
      cues: t('videos.cues_full', { max: limits.VIDEO_CUES_MAX }),
    }),
    ...Object.fromEntries(problems),
  }
}

function problemsOf(cue: CueValues, seconds: number | null, t: HostTranslate): Problems {
  const { kind, text, url, eventTypeId } = cue
  return {
    ...timeProblems(cue, seconds, t),
    ...(text.trim() === '' && { text: t('field.required') }),
    ...longerThan(limits.CUE_TEXT_MAX, { text: text.trim() }, t),
    ...(kind === 'link' && urlProblem(url.trim(), t)),
    ...(kind === 'book' && eventTypeId === null && { eventTypeId: t('field.required') }),
  }
}

function timeProblems({ from, until }: CueValues, seconds: number | null, t: HostTranslate): Problems {
  const start = secondsIn(from)
  const end = until.trim() === '' ? Infinity : secondsIn(until)
  const last = seconds ?? limits.VIDEO_SECONDS_MAX
  const behind = t('videos.trim_behind', { time: timeText(last) })
  return {
    ...(start === undefined && { from: t('videos.trim_time') }),
    ...(start !== undefined && start >= last && { from: behind }),
    ...(end === undefined && { until: t('videos.trim_time') }),
    ...(end !== undefined && start !== undefined && end <= start && { until: t('videos.cue_order') }),
    ...(end !== undefined && end !== Infinity && end > last && { until: behind }),
  }
}

function urlProblem(url: string, t: HostTranslate): Problems {
  if (url === '') return { url: t('field.required') }
  const found = URL.parse(url)
  if (!found || !/^https?:\/\//i.test(url)) return { url: t('field.url') }
  if (found.username || found.password) return { url: t('field.password') }
  return longerThan(limits.URL_MAX, { url }, t)
}
