import { Checkbox, Menu } from '@mantine/core'
import type { Video, VideoFolder } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import { Link, useNavigate, createLink } from '@tanstack/react-router'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { IconExternal, IconVideo } from '../../../ui/icons.ts'
import { RowMenu } from '../../../ui/work/row-menu.tsx'
import rows from '../../../ui/rows.module.css'
import { videoLengthText } from '../video-length-text.ts'
import { hasEnded, stateText } from '../video-words.ts'
import classes from './library.module.css'
import type { MenuItemProps } from '@mantine/core'
import type { ComponentProps } from 'react'

/** An item of a menu that is a link within the dashboard. */
const MenuLink = createLink(function Anchor(props: MenuItemProps & ComponentProps<'a'>) {
  return <Menu.Item component="a" {...props} />
})

interface Props {
  video: Video
  folder: VideoFolder | undefined
  isChosen: boolean
  onChoose: () => void
  onDelete: () => void
}

export function VideoRow({ video, folder, isChosen, onChoose, onDelete }: Props) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const now = useNow()
  const { id, title, seconds, files, state, page, usedIn, createdAt } = video
  const params = { videoId: id }
  return (
    <article
      className={`${rows.row} ${classes.row}`}
      aria-label={title}
      data-off={state !== 'ready' || undefined}
    >
      <Checkbox aria-label={t('videos.choose', { title })} checked={isChosen} onChange={onChoose} />
      <Link to="/dynamic-videos/$videoId" params={params} className={classes.main}>
        <span className={classes.poster} aria-hidden>
          {files.poster ? <img src={files.poster} alt="" loading="lazy" /> : <IconVideo size={24} />}
        </span>
        <span className={rows.link}>
          <h2 className={rows.name} dir="auto">
            {title}
          </h2>
          <span className={rows.facts}>
            {seconds !== null && <span>{videoLengthText(seconds, t)}</span>}
            <span>{t(`videos.source_${video.source}`)}</span>
            {state !== 'ready' && <span>{stateText(video, t)}</span>}
            {hasEnded(video, now) && <span>{t('videos.ended_short')}</span>}
            {folder && <bdi>{folder.name}</bdi>}
            {usedIn.length > 0 && <span>{t('videos.used', { count: usedIn.length })}</span>}
            <span>{format.day(dateOf(format.timeZone, Date.parse(createdAt)))}</span>
          </span>
        </span>
      </Link>
      <CopyButton
        variant="subtle"
        color="gray"
        text={page}
        label={t('videos.copy')}
        aria-label={t('videos.copy_of', { title })}
        said={t('videos.copied')}
      />
      <RowMenu
        label={t('videos.row_menu', { title })}
        onEdit={() => void navigate({ to: '/dynamic-videos/$videoId', params })}
        onDelete={onDelete}
      >
        <MenuLink to="/create-video-embed" search={{ video: id }} leftSection={<IconExternal size={16} />}>
          {t('videos.embed')}
        </MenuLink>
      </RowMenu>
    </article>
  )
}
