import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { lacks } from '../../../data/plans/plan-rules.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LockedPage } from '../../plans/locked-page.tsx'
import { videoLimitsQuery } from '../queries.ts'
import { VideoSpaceNotice } from '../video-space-notice.tsx'
import { KeptTapes } from '../tape/kept-tapes-list.tsx'
import { canKeepTapes } from '../tape/kept-tapes.ts'
import { RecorderPanel } from './recorder-panel.tsx'

export function RecorderPage() {
  const t = useText()
  const { call } = useDeps()
  const isLocked = lacks(useMe(), 'screencast')
  const limits = useQuery(videoLimitsQuery(call))
  return (
    <Page isWide up={{ to: '/dynamic-videos', text: t('room.videos') }} title={t('room.screencast')}>
      <KeptTapes />
      <VideoSpaceNotice />
      <Answer of={limits} loading={<Skeleton height={360} radius="lg" />}>
        {({ videos, videosMax, recordingSecondsMax, minutes }) => {
          if (isLocked) return <LockedPage feature="screencast" />
          if (videos >= videosMax) return <LimitReached />
          if (!canRecord()) return <NoRecorder />
          return <RecorderPanel secondsMax={recordingSecondsMax} minutes={minutes} />
        }}
      </Answer>
    </Page>
  )
}

function canRecord(): boolean {
  return typeof MediaRecorder === 'function' && canKeepTapes()
}

function LimitReached() {
  const t = useText()
  return (
    <EmptyState
      title={t('error.video_limit_reached')}
      text={t('videos.limit_text')}
      actions={<LinkButton to="/dynamic-videos">{t('videos.open_library')}</LinkButton>}
    />
  )
}

function NoRecorder() {
  const t = useText()
  return (
    <EmptyState
      title={t('recorder.unsupported')}
      text={t('recorder.unsupported_text')}
      actions={<LinkButton to="/screencast/upload">{t('videos.upload')}</LinkButton>}
    />
  )
}
