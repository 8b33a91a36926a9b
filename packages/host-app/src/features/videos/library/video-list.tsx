import { Button, Checkbox, Menu } from '@mantine/core'
import type { Video, VideoFolder } from '@scheduling/contract'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import rows from '../../../ui/rows.module.css'
import { useDeletion } from './delete-dialog.tsx'
import { useVideoActions } from '../use-video-actions.ts'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import classes from './library.module.css'
import { VideoRow } from './video-row.tsx'

interface Props {
  videos: readonly Video[]
  folders: readonly VideoFolder[]
  hasMore: boolean
  onMore: () => Promise<unknown>
}

/** Videos, one or several of which can be moved or deleted. */
export function VideoList({ videos, folders, hasMore, onMore }: Props) {
  const t = useText()
  const actions = useVideoActions()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const deletion = useDeletion((deleted) =>
    setIds((now) => new Set([...now].filter((one) => deleted.every(({ id }) => id !== one)))),
  )
  const chosen = videos.filter(({ id }) => ids.has(id))
  const none = () => setIds(new Set())

  function toggle(id: string) {
    const after = new Set(ids)
    if (!after.delete(id)) after.add(id)
    setIds(after)
  }

  return (
    <>
      <div className={classes.bulk} role="group" aria-label={t('videos.chosen_actions')}>
        <Checkbox
          label={chosen.length > 0 ? t('videos.chosen', { count: chosen.length }) : t('videos.choose_all')}
          checked={chosen.length === videos.length}
          indeterminate={chosen.length > 0 && chosen.length < videos.length}
          onChange={() => (chosen.length > 0 ? none() : setIds(new Set(videos.map(({ id }) => id))))}
        />
        {chosen.length > 0 && (
          <>
            <MoveMenu
              folders={folders}
              onMove={(folderId) => {
                void actions.move(chosen, folderId)
                none()
              }}
            />
            <WorkButton variant="subtle" color="red" size="compact-md" work={() => deletion.remove(chosen)}>
              {t('videos.delete')}
            </WorkButton>
          </>
        )}
      </div>
      <ul className={rows.list}>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoRow
              video={video}
              folder={folders.find(({ id }) => id === video.folderId)}
              isChosen={ids.has(video.id)}
              onChoose={() => toggle(video.id)}
              onDelete={() => void deletion.remove([video])}
            />
          </li>
        ))}
      </ul>
      {deletion.dialog}
      {hasMore && (
        <WorkButton variant="default" mt="md" work={onMore}>
          {t('videos.more')}
        </WorkButton>
      )}
    </>
  )
}

interface MoveProps {
  folders: readonly VideoFolder[]
  onMove: (folderId: string | null) => void
}

function MoveMenu({ folders, onMove }: MoveProps) {
  const t = useText()
  return (
    <Menu>
      <Menu.Target>
        <Button variant="subtle" size="compact-md">
          {t('videos.move')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onMove(null)}>{t('videos.no_folder')}</Menu.Item>
        {folders.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onMove(id)}>
            <bdi>{name}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
