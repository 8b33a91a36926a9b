import { videoPlayerUrl } from '@scheduling/domain'
import classes from './tutorials.module.css'

/** A video of YouTube or Vimeo in their player, any other as a file. The steps beside it say the same in words. */
export function TutorialVideo({ address, title }: { address: string; title: string }) {
  const player = videoPlayerUrl(address)
  if (player === undefined)
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the steps beside it are its text
    return <video className={classes.video} src={address} aria-label={title} controls preload="metadata" />
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, and their players need scripts and storage
    <iframe
      className={classes.video}
      src={player}
      title={title}
      loading="lazy"
      allow="fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
