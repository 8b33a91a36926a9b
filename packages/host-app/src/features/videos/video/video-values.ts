import type { Api, Video } from '@scheduling/contract'
import { addDays, dateOf, instantOf, isPlainDate, limits } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { longerThan } from '../../../data/problem-text.ts'
import { alike } from '../../../ui/form/form-state.ts'
import type { Problems } from '../../../ui/form/form-state.ts'
import { chaptersIn, chaptersText } from './chapters.ts'
import { checkCues, cueOf, cueValuesOf } from './cue-values.ts'
import type { CueValues } from './cue-values.ts'

/** The form's values of a video. */
export interface VideoValues {
  title: string
  folderId: string | null
  privacy: Video['privacy']
  /** Only a new one; the server does not tell the old one. */
  password: string
  /** The last date on which others see it. Empty: no end. */
  until: string
  chapters: string
  cues: CueValues[]
}

type Body = NonNullable<Api['PATCH /videos/:id']['$args']['body']>

/** The form's values of a saved video. `timeZone`: the host's. */
export function valuesOf(video: Video, timeZone: TimeZone): VideoValues {
  const { title, folderId, privacy, until, chapters, cues } = video
  return {
    title,
    folderId,
    privacy,
    password: '',
    // The last date before it.
    until: until === null ? '' : dateOf(timeZone, Date.parse(until) - 1),
    chapters: chaptersText(chapters),
    cues: cues.map((cue, index) => cueValuesOf(cue, String(index))),
  }
}

/** The part of the body to send when these fields have changed. */
export function changedBody(
  values: VideoValues,
  changed: Partial<VideoValues>,
  { cues }: Pick<Video, 'cues'>,
  timeZone: TimeZone,
): Body {
  const read = chaptersIn(values.chapters)
  return {
    ...('title' in changed && { title: values.title.trim() }),
    ...('folderId' in changed && { folderId: values.folderId }),
    ...('privacy' in changed && { privacy: values.privacy }),
    ...(values.privacy === 'password' && values.password !== '' && { password: values.password }),
    ...('until' in changed && { until: endOfDay(values.until, timeZone) }),
    ...('chapters' in changed && 'chapters' in read && { chapters: read.chapters }),
    ...('cues' in changed && {
      // What was not typed in keeps its exact times.
      cues: values.cues.map(
        (typed) => cues.find((cue) => alike(cueValuesOf(cue, typed.id), typed)) ?? cueOf(typed),
      ),
    }),
  }
}

/** When a date ends in the time zone, as an ISO 8601 instant. Null if it is not a date. */
export function endOfDay(date: string, timeZone: TimeZone): string | null {
  if (!isPlainDate(date)) return null
  return new Date(instantOf(timeZone, addDays(date, 1), '00:00')).toISOString()
}

interface VideoCheckContext {
  /** As it is saved. */
  video: Video
  timeZone: TimeZone
  now: Instant
}

/** The problems of a form, by field. Empty: it can be saved. */
export function checkVideo(
  values: VideoValues,
  { video, timeZone, now }: VideoCheckContext,
  t: HostTranslate,
): Problems {
  const { title, privacy, password, until, chapters, cues } = values
  const saved = valuesOf(video, timeZone)
  const read = chaptersIn(chapters)
  const isTooShort = password !== '' && password.length < limits.VIDEO_PASSWORD_MIN
  const isMissing = password === '' && !video.password
  return {
    ...(title.trim() === '' && { title: t('field.required') }),
    ...longerThan(limits.TITLE_MAX, { title }, t),
    ...(privacy === 'password' &&
      (isTooShort || isMissing) && {
        password: t('videos.password_short', { min: limits.VIDEO_PASSWORD_MIN }),
      }),
    ...(until !== saved.until && isPast(until, timeZone, now) && { until: t('field.in_the_past') }),
    ...('wrong' in read && { chapters: t('videos.chapter_wrong', { line: read.wrong }) }),
    // A video may have been trimmed under them. That stops nobody from changing its title.
    ...(!alike(cues, saved.cues) && checkCues(cues, video.seconds, t)),
  }
}

function isPast(date: string, timeZone: TimeZone, now: Instant): boolean {
  return isPlainDate(date) && date < dateOf(timeZone, now)
}
