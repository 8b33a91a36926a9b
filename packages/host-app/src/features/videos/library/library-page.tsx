import { TextInput } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { IconPlus, IconSearch } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import { useSearchText } from '../../../ui/use-search-text.ts'
import { videosQuery } from '../list-queries.ts'
import { videoFoldersQuery } from '../queries.ts'
import { VideoSpaceNotice } from '../video-space-notice.tsx'
import { KeptTapes } from '../tape/kept-tapes-list.tsx'
import { FolderBar } from './folder-bar.tsx'
import classes from './library.module.css'
import { VideoList } from './video-list.tsx'
import { VideosPicture } from './videos-picture.tsx'

const library = getRouteApi('/shell/dynamic-videos')
const folder = getRouteApi('/shell/dynamic-videos/folder/$folderId')

export function LibraryPage() {
  const { q } = library.useSearch()
  return <Library search={q} />
}

export function FolderPage() {
  const { q } = folder.useSearch()
  const { folderId } = folder.useParams()
  return <Library key={folderId} search={q} folderId={folderId} />
}

interface Props {
  search: string | undefined
  folderId?: string
}

function Library({ search, folderId }: Props) {
  const t = useText()
  const { call } = useDeps()
  const navigate = useNavigate()
  const videos = useInfiniteQuery(videosQuery(call, { folder: folderId, search }))
  const folders = useQuery(videoFoldersQuery(call))
  const current = folders.data?.find(({ id }) => id === folderId)
  const field = useSearchText(search, (q) => void navigate({ to: '.', search: { q }, replace: true }))
  const isGone = folderId !== undefined && folders.data !== undefined && !current

  return (
    <Page
      up={folderId === undefined ? undefined : { to: '/dynamic-videos', text: t('videos.all') }}
      title={isGone ? t('videos.folder_gone') : (current?.name ?? t('room.videos'))}
      text={folderId === undefined ? t('videos.text') : undefined}
      actions={<NewVideo />}
    >
      <KeptTapes />
      <VideoSpaceNotice />
      <FolderBar folders={folders.data ?? []} current={current} />
      <TextInput
        type="search"
        data-search
        className={classes.search}
        leftSection={<IconSearch size={16} />}
        aria-label={t('videos.search')}
        placeholder={t('videos.search')}
        value={field.typed}
        onChange={(event) => field.type(event.currentTarget.value)}
      />
      <Answer of={videos} loading={<RowsSkeleton />}>
        {({ pages }) => {
          const shown = pages.flatMap((page) => page.videos)
          if (shown.length > 0)
            return (
              <VideoList
                videos={shown}
                folders={folders.data ?? []}
                hasMore={videos.hasNextPage}
                onMore={() => videos.fetchNextPage()}
              />
            )
          if (search !== undefined) return <p role="status">{t('videos.not_found')}</p>
          return <NoVideos isFolder={folderId !== undefined} />
        }}
      </Answer>
    </Page>
  )
}

function NewVideo() {
  const t = useText()
  return (
    <>
      <LinkButton to="/dynamic-videos/campaigns" variant="subtle">
        {t('room.campaigns')}
      </LinkButton>
      <LinkButton to="/screencast/upload" variant="default">
        {t('videos.upload')}
      </LinkButton>
      <LinkButton to="/screencast" leftSection={<IconPlus size={16} />}>
        {t('videos.record')}
      </LinkButton>
    </>
  )
}

function NoVideos({ isFolder }: { isFolder: boolean }) {
  const t = useText()
  return (
    <EmptyState
      picture={<VideosPicture />}
      title={t(isFolder ? 'videos.folder_empty' : 'videos.empty')}
      text={t(isFolder ? 'videos.folder_empty_text' : 'videos.empty_text')}
      actions={<NewVideo />}
    />
  )
}
