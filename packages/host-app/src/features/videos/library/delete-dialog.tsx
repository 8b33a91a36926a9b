import type { Video } from '@scheduling/contract'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../../../language/language.tsx'
import { useShortList } from '../../../language/use-short-list.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useVideoActions } from '../use-video-actions.ts'
import classes from './library.module.css'

// More would make the dialog longer than a phone.
const NAMES_MAX = 5

interface Deletion {
  /** Asks first if one of them is used, because others see that. */
  remove: (videos: readonly Video[]) => Promise<void>
  /** Render this. */
  dialog: ReactNode
}

/** Deletes videos, which can be undone. Calls `onDeleted` once the server has deleted them. */
export function useDeletion(onDeleted?: (videos: readonly Video[]) => unknown): Deletion {
  const t = useText()
  const actions = useVideoActions()
  const [asked, setAsked] = useState<readonly Video[]>([])
  const [isOpen, setOpen] = useState(false)

  async function deleteVideos(videos: readonly Video[]): Promise<void> {
    setOpen(false)
    if (await actions.remove(videos)) await onDeleted?.(videos)
  }

  return {
    async remove(videos) {
      if (videos.every(({ usedIn }) => usedIn.length === 0)) return deleteVideos(videos)
      setAsked(videos)
      setOpen(true)
    },
    dialog: (
      <ConfirmDialog
        isOpen={isOpen}
        title={t('videos.delete_title', { count: asked.length })}
        action={t('videos.delete')}
        onConfirm={() => deleteVideos(asked)}
        onClose={() => setOpen(false)}
      >
        <Uses of={asked} />
      </ConfirmDialog>
    ),
  }
}

/** Where they are used, and what others see then. */
function Uses({ of }: { of: readonly Video[] }) {
  const t = useText()
  const shortList = useShortList()
  const uses = new Map(of.flatMap(({ usedIn }) => usedIn).map((use) => [use.id, use]))
  const namesOf = (wanted: string) =>
    [...uses.values()].filter(({ kind }) => kind === wanted).map(({ name }) => name)
  const text = (names: readonly string[]) => ({ count: names.length, names: shortList(names, NAMES_MAX) })
  const [eventTypes, campaigns] = [namesOf('event_type'), namesOf('campaign')]
  return (
    <div className={classes.dialog}>
      {eventTypes.length > 0 && <p>{t('videos.delete_event_types', text(eventTypes))}</p>}
      {campaigns.length > 0 && <p>{t('videos.delete_campaigns', text(campaigns))}</p>}
      <p>{t('videos.delete_undo')}</p>
    </div>
  )
}
