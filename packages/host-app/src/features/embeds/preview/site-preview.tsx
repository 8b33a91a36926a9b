import { Skeleton } from '@mantine/core'
import type { EmbedSettings, EventType } from '@scheduling/contract'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useRef, useState } from 'react'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import type { SnippetKind } from '../code/snippets.ts'
import { PopupPreview } from './popup-preview.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import classes from './site-preview.module.css'
import { usePreview } from './use-preview.ts'
import type { Scheme } from './use-preview.ts'

const BookingPreview = lazyPart(
  async () => (await import('@scheduling/booking-ui')).BookingPreview,
  () => <Skeleton height={420} />,
)
const BookingListPreview = lazyPart(
  async () => (await import('@scheduling/booking-ui')).BookingListPreview,
  () => <Skeleton height={420} />,
)

interface Props {
  kind: SnippetKind
  settings: EmbedSettings
  /** Absent: all event types. */
  eventType: EventType | undefined
}

/** A made-up website with the embed: the real booking page, drawn smaller. */
export function SitePreview({ kind, settings, eventType }: Props) {
  const t = useText()
  const me = useMe()
  const [scheme, setScheme] = useState<Scheme>('light')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isInline = kind === 'inline' || kind === 'iframe'
  const isPopup = kind === 'popup_widget' || kind === 'popup_text'
  const preview = usePreview(eventType, settings, scheme, isInline ? 'inline' : 'popup')
  const { tag, direction } = LANGUAGES[settings.language ?? me.language]

  function close() {
    setOpen(false)
    opener.current?.focus()
  }

  const page = (
    <div className={classes.page} lang={tag} dir={direction}>
      <div className={classes.scaled}>
        {preview === null && t('event_types.empty')}
        {preview === undefined && <Skeleton height={420} />}
        {preview && (eventType ? <BookingPreview {...preview} /> : <BookingListPreview {...preview} />)}
      </div>
    </div>
  )

  return (
    <figure className={classes.preview}>
      <SchemeSwitch scheme={scheme} onScheme={setScheme} />
      <div className={classes.site} data-scheme={scheme}>
        <div className={classes.header} aria-hidden>
          <span className={classes.brand}>{t('embed.site')}</span>
          <span className={classes.word} />
          <span className={classes.word} />
          <span className={classes.here}>{t('embed.site_link')}</span>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <div className={classes.body} role="group" aria-label={t('embed.preview')} tabIndex={0}>
          <p className={classes.title} aria-hidden>
            {t('embed.site_title')}
          </p>
          <span className={classes.line} />
          <span className={classes.line} data-short />
          {isInline && page}
          {kind === 'popup_text' && (
            <button ref={opener} type="button" className={classes.link} onClick={() => setOpen(true)}>
              {settings.linkText}
            </button>
          )}
          {kind === 'link' && <span className={classes.link}>{eventType?.name ?? t('share.open')}</span>}
          {!isInline && (
            <>
              <span className={classes.line} />
              <span className={classes.line} />
              <span className={classes.line} data-short />
            </>
          )}
        </div>
        {kind === 'popup_widget' && (
          <button
            ref={opener}
            type="button"
            className={classes.widget}
            style={{ background: settings.buttonBackground, color: settings.buttonTextColor }}
            onClick={() => setOpen(true)}
          >
            {settings.buttonText}
          </button>
        )}
        {isPopup && isOpen && <PopupPreview onClose={close}>{page}</PopupPreview>}
      </div>
    </figure>
  )
}
