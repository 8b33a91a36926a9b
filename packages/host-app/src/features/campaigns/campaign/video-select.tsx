import { Select } from '@mantine/core'
import type { Video } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { videosQuery } from '../../videos/list-queries.ts'
import { videoQuery } from '../../videos/queries.ts'
import { useWhyHidden } from '../../videos/use-why-hidden.ts'
import classes from './campaign.module.css'

interface Props {
  name: string
  value: string | null
  error: string | undefined
  description: string | undefined
  isRequired: boolean
  onChange: (videoId: string | null) => void
  onBlur: () => void
}

const PAUSE = 250

/** Finds a video of the library by its title. */
export function VideoSelect({ value, isRequired, onChange, ...props }: Props) {
  const t = useText()
  const { call } = useDeps()
  const [typed, setTyped] = useState('')
  const query = useQuery({ ...videoQuery(call, value ?? ''), enabled: value !== null })
  const isGone = value !== null && query.error instanceof ApiError && query.error.code === 'video_not_found'
  const chosen = isGone ? undefined : query.data
  const [search] = useDebouncedValue(typed === chosen?.title ? '' : typed.trim(), PAUSE)
  const found = useInfiniteQuery({
    ...videosQuery(call, { search: search || undefined }),
    placeholderData: keepPreviousData,
  })
  const videos = found.data?.pages.flatMap((page) => page.videos) ?? []
  const known = chosen && !videos.some(({ id }) => id === chosen.id) ? [chosen, ...videos] : videos
  return (
    <div>
      <Select
        {...props}
        aria-required={isRequired}
        searchable
        clearable={!isRequired}
        clearButtonProps={{ 'aria-label': t('campaigns.video_pick') }}
        allowDeselect={!isRequired}
        label={t('campaigns.video')}
        placeholder={t('campaigns.video_pick')}
        nothingFoundMessage={t('campaigns.video_none')}
        data={known.map(({ id, title }) => ({ value: id, label: title }))}
        value={value}
        onSearchChange={setTyped}
        onChange={onChange}
      />
      {(isGone || chosen) && <NotShown video={chosen} isPage={isRequired} />}
    </div>
  )
}

/** Says that leads do not see the video, and what else they see. Undefined: it was deleted. `isPage`: links open it. */
function NotShown({ video, isPage }: { video: Video | undefined; isPage: boolean }) {
  const t = useText()
  const why = useWhyHidden(video)
  const hasPassword = video?.privacy === 'password'
  if (why === undefined && !hasPassword) return null
  const effect = isPage
    ? t(why === undefined ? 'videos.leads_password' : 'videos.leads_elsewhere')
    : t('videos.leads_no_picture')
  return (
    <div className={classes.notice} role="status">
      <p>
        {why} {effect} {why !== undefined && t('videos.choose_another')}
      </p>
      {video && (
        <Link to="/dynamic-videos/$videoId" params={{ videoId: video.id }}>
          {t('videos.who_can_watch')}
        </Link>
      )}
    </div>
  )
}
