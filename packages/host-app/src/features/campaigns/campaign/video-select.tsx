import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { videosQuery } from '../../videos/list-queries.ts'
import { videoQuery } from '../../videos/queries.ts'

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
  const chosen = useQuery({ ...videoQuery(call, value ?? ''), enabled: value !== null }).data
  const [search] = useDebouncedValue(typed === chosen?.title ? '' : typed.trim(), PAUSE)
  const found = useInfiniteQuery({
    ...videosQuery(call, { search: search || undefined }),
    placeholderData: keepPreviousData,
  })
  const videos = found.data?.pages.flatMap((page) => page.videos) ?? []
  const known = chosen && !videos.some(({ id }) => id === chosen.id) ? [chosen, ...videos] : videos
  return (
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
  )
}
