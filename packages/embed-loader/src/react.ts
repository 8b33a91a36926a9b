'use client'

import { createElement, useEffect, useMemo, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { SchedulingEvents } from './events.ts'
import { mount } from './mount.ts'
import type { Closable, Common, PopupWidgetOptions, Target } from './options.ts'
import { settingsOf } from './options.ts'
import { pageParams } from './page-params.ts'
import { PLACE } from './place.ts'

export { Video } from './react-video.ts'
export type { VideoProps } from './react-video.ts'

export interface InlineProps extends Omit<Common, 'linkText'>, Target {
  /** What screen readers call the frame. Default: `Book a time`. */
  title?: string
  className?: string
  onBooked?: (booked: SchedulingEvents['scheduling:booked']['detail']) => void
}

/** The booking page as a part of yours. React draws the frame, which loads again only for another address. */
export function Inline({
  title = 'Book a time',
  className,
  onBooked,
  ...options
}: InlineProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null)
  const key = JSON.stringify(options)
  const src = useMemo(() => addressFor(JSON.parse(key) as typeof options), [key])
  useEffect(() => (frame.current ? mount({ kind: 'inline', frame: frame.current }) : undefined), [src])
  useEffect(() => {
    const hear = ({ detail }: SchedulingEvents['scheduling:booked']) => onBooked?.(detail)
    const listening = new AbortController()
    frame.current?.addEventListener('scheduling:booked', hear, listening)
    return () => listening.abort()
  }, [onBooked])
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, from its own origin
  const drawn = createElement('iframe', { ref: frame, src, title, className, height: 640, style: FRAME })
  return createElement('div', { style: PLACE }, drawn)
}

/** Leaves out the visitor's parameters: the server and the browser must draw the same frame. */
function addressFor(options: Common & Target): string {
  const settings = settingsOf(options)
  const params = new URLSearchParams(pageParams(settings, ''))
  return settings.url!.replace(/[?#]|$/, `?embed=inline&${params}&`)
}

// The room before the page's height is known, by the width of its place, so that nothing jumps.
const FRAME = {
  border: 0,
  borderRadius: 12,
  width: '100%',
  height: 'max(680px, min(1200px, (480px - 100cqw) * 999), min(800px, (900px - 100cqw) * 999))',
  minHeight: 640,
}

export interface PopupTextProps extends Common, Closable, Target {
  children: ReactNode
  className?: string
}

/** A link that opens the booking page over yours. */
export function PopupText({ children, className, ...options }: PopupTextProps): ReactElement {
  const link = useRef<HTMLAnchorElement>(null)
  const key = JSON.stringify(options)
  useEffect(() => {
    const given = JSON.parse(key) as typeof options
    return link.current ? mount({ kind: 'popup-text', trigger: link.current, ...given }) : undefined
  }, [key])
  return createElement('a', { ref: link, href: options.url, className }, children)
}

/** A floating button in the corner, for as long as this component is mounted. */
export function PopupWidget(options: PopupWidgetOptions): null {
  const key = JSON.stringify(options)
  useEffect(() => mount({ kind: 'popup-widget', ...(JSON.parse(key) as PopupWidgetOptions) }), [key])
  return null
}
