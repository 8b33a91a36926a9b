import { Button } from '@mantine/core'
import type { VideoFolder } from '@scheduling/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { IconPlus } from '../../../ui/icons.ts'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import { useVideoActions } from '../use-video-actions.ts'
import { FolderDialog } from './folder-dialog.tsx'
import classes from './library.module.css'

interface Props {
  folders: readonly VideoFolder[]
  /** The folder that is open. */
  current: VideoFolder | undefined
}

/** The folders, and what can be done with the open one. */
export function FolderBar({ folders, current }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const actions = useVideoActions()
  const [dialog, setDialog] = useState<'new' | 'rename'>()
  const close = () => setDialog(undefined)

  async function remove(folder: VideoFolder) {
    if (await actions.removeFolder(folder)) await navigate({ to: '/dynamic-videos' })
  }

  return (
    <nav className={classes.folders} aria-label={t('videos.folders')}>
      {folders.length > 0 && (
        <ul className={classes.chips}>
          {folders.map(({ id, name, videos }) => (
            <li key={id}>
              <Link
                to="/dynamic-videos/folder/$folderId"
                params={{ folderId: id }}
                className={classes.chip}
                activeProps={{ 'aria-current': 'page' }}
              >
                <bdi>{name}</bdi>
                <span className={classes.count}>{videos}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconPlus size={16} />}
        onClick={() => setDialog('new')}
      >
        {t('videos.new_folder')}
      </Button>
      {current && (
        <>
          <Button variant="subtle" size="compact-md" color="gray" onClick={() => setDialog('rename')}>
            {t('videos.rename_folder')}
          </Button>
          <WorkButton variant="subtle" size="compact-md" color="red" work={() => remove(current)}>
            {t('videos.delete_folder')}
          </WorkButton>
        </>
      )}
      {(dialog === 'new' || dialog === 'rename') && (
        <FolderDialog
          title={t(dialog === 'new' ? 'videos.new_folder' : 'videos.rename_folder')}
          name={dialog === 'rename' ? (current?.name ?? '') : ''}
          onClose={close}
          send={async (name) => {
            if (dialog === 'rename' && current) return actions.renameFolder(current.id, name)
            const folderId = await actions.addFolder(name)
            await navigate({ to: '/dynamic-videos/folder/$folderId', params: { folderId } })
          }}
        />
      )}
    </nav>
  )
}
