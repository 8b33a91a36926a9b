import { Select } from '@mantine/core'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { VIDEO_PAGE } from '@scheduling/contract/videos/page'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { CodeBlock } from '../../ui/code-block/code-block.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { videosQuery } from '../videos/list-queries.ts'
import type { PlatformId } from './catalog.ts'
import classes from './platform-guide.module.css'
import { VIDEO_WAYS } from './platforms.ts'
import { codeOf, stepsOf } from './way-texts.ts'

/** How to put a video on one platform. Until one is chosen, the code names none. */
export function VideoGuide({ platform }: { platform: PlatformId }) {
  const t = useText()
  const { call, origin } = useDeps()
  const list = useInfiniteQuery(videosQuery(call))
  const videos =
    list.data?.pages.flatMap((page) => page.videos).filter(({ state }) => state === 'ready') ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const video = videos.find(({ id }) => id === chosen)
  const way = VIDEO_WAYS[platform]
  const url = `${origin}${VIDEO_PAGE}/${video?.id ?? 'ID'}`
  return (
    <section className={classes.video} aria-labelledby="video-title">
      <h2 id="video-title" className={classes.title}>
        {t('platform.video')}
      </h2>
      <p className={classes.note}>{t(way.note)}</p>
      {videos.length > 0 && (
        <Select
          label={t('platform.video_choice')}
          placeholder={t('platform.video_none')}
          data={videos.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosen}
          onChange={setChosen}
          clearable
        />
      )}
      <ol className={classes.list}>
        {stepsOf(way, origin, t).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CodeBlock
        key={platform}
        code={codeOf(way, { origin, url, settings: EMBED_DEFAULTS, title: video?.title })}
      />
      <LinkButton
        to="/create-video-embed"
        {...(video && { search: { video: video.id } })}
        variant="default"
        className={classes.next}
      >
        {t('platform.video_tool')}
      </LinkButton>
    </section>
  )
}
