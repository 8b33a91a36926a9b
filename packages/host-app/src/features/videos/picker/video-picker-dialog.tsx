import { Modal, TextInput, UnstyledButton } from '@mantine/core'
import type { Video } from '@scheduling/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { IconSearch } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import { useSearchText } from '../../../ui/use-search-text.ts'
import { videosQuery } from '../list-queries.ts'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import classes from './picker.module.css'
import { VideoCard } from './video-card.tsx'

interface Props {
  onChoose: (video: Video) => void
  onClose: () => void
}

/** Chooses one video of the library. */
export function VideoPickerDialog({ onChoose, onClose }: Props) {
  const t = useText()
  const { call } = useDeps()
  const [search, setSearch] = useState<string>()
  const field = useSearchText(search, setSearch)
  const videos = useInfiniteQuery(videosQuery(call, { search }))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('videos.pick')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className={classes.dialog}>
        <TextInput
          type="search"
          data-autofocus
          leftSection={<IconSearch size={16} />}
          aria-label={t('videos.search')}
          placeholder={t('videos.search')}
          value={field.typed}
          onChange={(event) => field.type(event.currentTarget.value)}
        />
        <Answer of={videos} loading={<RowsSkeleton />}>
          {({ pages }) => {
            const shown = pages.flatMap((page) => page.videos)
            if (shown.length === 0) return <NoVideo isSearch={search !== undefined} />
            return (
              <ul className={classes.list}>
                {shown.map((video) => (
                  <li key={video.id}>
                    <UnstyledButton className={classes.choice} onClick={() => onChoose(video)}>
                      <VideoCard video={video} />
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
            )
          }}
        </Answer>
        {videos.hasNextPage && (
          <WorkButton variant="default" work={() => videos.fetchNextPage()}>
            {t('videos.more')}
          </WorkButton>
        )}
      </div>
    </Modal>
  )
}

function NoVideo({ isSearch }: { isSearch: boolean }) {
  const t = useText()
  return (
    <>
      <p role="status">{t(isSearch ? 'videos.not_found' : 'videos.empty')}</p>
      {!isSearch && (
        <div>
          <LinkButton to="/screencast" target="_blank" variant="default">
            {t('videos.record')}
          </LinkButton>
        </div>
      )}
    </>
  )
}
