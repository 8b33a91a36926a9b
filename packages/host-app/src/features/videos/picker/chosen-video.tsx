import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import { videoQuery } from '../queries.ts'
import { useWhyHidden } from '../use-why-hidden.ts'
import classes from './picker.module.css'
import { VideoCard } from './video-card.tsx'

interface Props {
  id: string
  onChange: () => void
  onRemove: () => void
}

/** The video of the library that was chosen. It may have been deleted or hidden since then. */
export function ChosenVideo({ id, onChange, onRemove }: Props) {
  const t = useText()
  const { call } = useDeps()
  const video = useQuery(videoQuery(call, id))
  const why = useWhyHidden(video.data)
  const isGone = video.error !== null && video.data === undefined
  return (
    <div className={classes.chosen} role="group" aria-label={t('videos.picked')}>
      {isGone ? (
        <p role="status">{t('videos.picked_gone')}</p>
      ) : (
        <Answer of={video} loading={<RowsSkeleton />}>
          {(found) => <VideoCard video={found} />}
        </Answer>
      )}
      {video.data && why !== undefined && (
        <p role="status">
          {why} {t('videos.invitees_without')}
        </p>
      )}
      <Button variant="default" onClick={onChange}>
        {t('videos.pick_another')}
      </Button>
      <Button variant="subtle" color="gray" onClick={onRemove}>
        {t('videos.pick_none')}
      </Button>
    </div>
  )
}
