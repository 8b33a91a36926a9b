import { useDebouncedValue } from '@mantine/hooks'
import { useText } from '../../../language/language.tsx'
import { IconVideo } from '../../../ui/icons.ts'
import classes from './embed.module.css'

// The frame loads anew after a pause of typing.
const PAUSE = 400

interface Props {
  address: string | undefined
  title: string
}

/** The page itself, in a frame as on the site. */
export function EmbedPreview({ address, title }: Props) {
  const t = useText()
  const [shown] = useDebouncedValue(address, PAUSE)
  return (
    <section aria-labelledby="video-preview" className={classes.code}>
      <h2 id="video-preview">{t('video_embed.preview')}</h2>
      {shown === undefined ? (
        <p className={classes.empty}>
          <IconVideo size={32} aria-hidden />
          {t('video_embed.no_video')}
        </p>
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, as others see it
        <iframe key={shown} className={classes.frame} src={shown} title={title} allow="fullscreen" />
      )}
    </section>
  )
}
