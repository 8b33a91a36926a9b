import type { Video } from './schemas.ts'

/** Files, figures and states of processing change while somebody edits. */
export function editedVideo({ title, folderId, chapters, cues, privacy, password, until, trim }: Video) {
  const part = trim && { from: trim.from, to: trim.to }
  return { title, folderId, chapters, cues, privacy, password, until, part }
}
