import type { Api, Video } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { longerThan } from '../../../data/problem-text.ts'
import type { Problems } from '../../../ui/form/form-state.ts'
import { chaptersIn, chaptersText } from './chapters.ts'

/** The form's values of a video. */
export interface VideoValues {
  title: string
  folderId: string | null
  privacy: Video['privacy']
  /** Only a new one; the server does not tell the old one. */
  password: string
  chapters: string
}

type Body = NonNullable<Api['PATCH /videos/:id']['$args']['body']>

export function valuesOf({ title, folderId, privacy, chapters }: Video): VideoValues {
  return { title, folderId, privacy, password: '', chapters: chaptersText(chapters) }
}

/** The part of the body to send when these fields have changed. */
export function changedBody(values: VideoValues, changed: Partial<VideoValues>): Body {
  const read = chaptersIn(values.chapters)
  return {
    ...('title' in changed && { title: values.title.trim() }),
    ...('folderId' in changed && { folderId: values.folderId }),
    ...('privacy' in changed && { privacy: values.privacy }),
    ...(values.privacy === 'password' && values.password !== '' && { password: values.password }),
    ...('chapters' in changed && 'chapters' in read && { chapters: read.chapters }),
  }
}

/** `hasPassword`: it has one already. */
export function checkVideo(values: VideoValues, hasPassword: boolean, t: HostTranslate): Problems {
  const { title, privacy, password, chapters } = values
  const read = chaptersIn(chapters)
  const isShort = password !== '' && password.length < limits.VIDEO_PASSWORD_MIN
  const isMissing = password === '' && !hasPassword
  return {
    ...(title.trim() === '' && { title: t('field.required') }),
    ...longerThan(limits.TITLE_MAX, { title }, t),
    ...(privacy === 'password' &&
      (isShort || isMissing) && {
        password: t('videos.password_short', { min: limits.VIDEO_PASSWORD_MIN }),
      }),
    ...('wrong' in read && { chapters: t('videos.chapter_wrong', { line: read.wrong }) }),
  }
}
