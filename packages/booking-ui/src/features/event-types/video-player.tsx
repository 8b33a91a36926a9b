import type { PublicVideo } from '@scheduling/contract'
import { useEffect, useRef } from 'react'

/**
 * Plays a video in place of its link. A separate file, because most visitors never press the link. The frame has the focus,
 * so that keys reach the video.
 */
export function VideoPlayer({ kind, url, player, title }: PublicVideo & { title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Embeds are isolated: they may show pages of other services only without their cookies.
  const isIsolated = kind !== 'own' && window !== parent
  const canShow = !isIsolated || 'credentialless' in HTMLIFrameElement.prototype
  useEffect(() => {
    if (canShow) frame.current?.focus()
    else open(url, '_blank', 'noreferrer')
  }, [canShow, url])
  if (!canShow)
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {title}
      </a>
    )
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, or another origin whose player needs scripts and storage
    <iframe
      ref={frame}
      src={player}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      // Without one, YouTube plays nothing.
      referrerPolicy="strict-origin-when-cross-origin"
      style={{ display: 'block', width: '100%', aspectRatio: '16 / 9', border: 0, borderRadius: 8 }}
      {...(isIsolated && { credentialless: true })}
    />
  )
}
