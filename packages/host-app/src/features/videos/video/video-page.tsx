import type { Video } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { IconDelete } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { FoundPage } from '../../../ui/page/found-page.tsx'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import editor from '../../../ui/page/editor.module.css'
import { videoQuery } from '../queries.ts'
import { KeptTapes } from '../tape/kept-tapes-list.tsx'
import { useDeletion } from '../library/delete-dialog.tsx'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import { CaptionsSection } from './captions-section.tsx'
import { FiguresSection } from './figures-section.tsx'
import { GifSection } from './gif-section.tsx'
import { PosterSection } from './poster-section.tsx'
import { TrimSection } from './trim-section.tsx'
import { UsedInSection } from './used-in-section.tsx'
import { VideoForm } from './video-form.tsx'
import { VideoPlayer } from './video-player.tsx'
import { VideoProgress } from './video-progress.tsx'

const ofLibrary = getRouteApi('/shell/dynamic-videos/$videoId')
const ofRecorder = getRouteApi('/shell/screencast/$videoId')

export function VideoPage() {
  const { videoId } = ofLibrary.useParams()
  return <OneVideo key={videoId} id={videoId} />
}

/** A recording, after it was used. */
export function ScreencastPage() {
  const { videoId } = ofRecorder.useParams()
  return <OneVideo key={videoId} id={videoId} />
}

function OneVideo({ id }: { id: string }) {
  const t = useText()
  const { call } = useDeps()
  const video = useQuery(videoQuery(call, id))
  return (
    <FoundPage
      of={video}
      up={{ to: '/dynamic-videos', text: t('room.videos') }}
      gone={{
        code: 'video_not_found',
        title: t('videos.gone'),
        text: t('videos.gone_text'),
        action: <LinkButton to="/dynamic-videos">{t('videos.open_library')}</LinkButton>,
      }}
      titleOf={({ title }) => title}
    >
      {(found) => <VideoEditor video={found} />}
    </FoundPage>
  )
}

function VideoEditor({ video }: { video: Video }) {
  const t = useText()
  const navigate = useNavigate()
  const [stage, setStage] = useState<HTMLDivElement | null>(null)
  const deletion = useDeletion(() => navigate({ to: '/dynamic-videos', ignoreBlocker: true }))

  return (
    <>
      <KeptTapes />
      <div className={editor.columns}>
        <div className={editor.column}>
          <VideoPlayer video={video} stageRef={setStage} />
          <VideoProgress video={video} />
          <ShareLink url={video.page} text={t('videos.share_text')} />
          <div>
            <LinkButton to="/create-video-embed" search={{ video: video.id }} variant="default">
              {t('videos.embed')}
            </LinkButton>
          </div>
          <FiguresSection video={video} />
          <UsedInSection video={video} />
        </div>
        <div className={editor.column}>
          <VideoForm video={video} stage={stage} />
          {video.url === null && (
            <>
              <PosterSection video={video} />
              <GifSection video={video} />
              <CaptionsSection video={video} />
              {video.state === 'ready' && <TrimSection video={video} />}
            </>
          )}
          <WorkButton
            className={editor.delete}
            variant="subtle"
            color="red"
            leftSection={<IconDelete size={16} />}
            work={() => deletion.remove([video])}
          >
            {t('videos.delete')}
          </WorkButton>
          {deletion.dialog}
        </div>
      </div>
    </>
  )
}
