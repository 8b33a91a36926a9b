'use client'

import { createElement, useEffect, useRef } from 'react'
import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react'
import type { SchedulingEvents } from './events.ts'
import { mount } from './mount.ts'
import type { Closable, Common, PopupWidgetOptions, Target } from './options.ts'
import { settingsOf } from './options.ts'
import { frameAddress, pageParams } from './page-params.ts'

export interface InlineProps extends Common, Target {
  /** What screen readers call the frame. Default: `Book a time`. */
  title?: string
  className?: string
  onBooked?: (booked: SchedulingEvents['scheduling:booked']['detail']) => void
}

/** The booking page as a part of yours. Its frame is drawn by React and loaded again only for another address. */
export function Inline({
  title = 'Book a time',
  className,
  onBooked,
  ...options
}: InlineProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null)
  // Without the visitor's page: what is there on the server has to be there in the browser.
  const src = frameAddress(options.url, { ...pageParams(settingsOf(options), ''), embed: 'inline' })
  useEffect(() => (frame.current ? mount({ kind: 'inline', frame: frame.current }) : undefined), [src])
  useEffect(() => {
    const hear = ({ detail }: SchedulingEvents['scheduling:booked']) => onBooked?.(detail)
    const listening = new AbortController()
    frame.current?.addEventListener('scheduling:booked', hear, listening)
    return () => listening.abort()
  }, [onBooked])
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, from its own origin
  return createElement('iframe', { ref: frame, src, title, className, height: 640, style: FRAME })
}

// A screen on a phone, where it is taller: nothing jumps.
const FRAME = {
  border: 0,
  width: '100%',
  height: 'clamp(640px, (620px - 100vw) * 999, 100vh)',
  minHeight: 640,
}

export type PopupTextProps = { options: Common & Closable & Target; children: ReactNode } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
>

/** A link that opens the booking page over yours. */
export function PopupText({ options, children, ...link }: PopupTextProps): ReactElement {
  const trigger = useRef<HTMLAnchorElement>(null)
  const key = JSON.stringify(options)
  useEffect(
    () =>
      trigger.current
        ? mount({ kind: 'popup-text', trigger: trigger.current, ...(JSON.parse(key) as typeof options) })
        : undefined,
    [key],
  )
  return createElement('a', { ...link, ref: trigger, href: options.url }, children)
}

/** A button that floats in the corner for as long as this is drawn. */
export function PopupWidget(options: PopupWidgetOptions): null {
  const key = JSON.stringify(options)
  useEffect(() => mount({ kind: 'popup-widget', ...(JSON.parse(key) as PopupWidgetOptions) }), [key])
  return null
}
