import { SegmentedControl, Skeleton } from '@mantine/core'
import type { Branding } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useMemo, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { usePreview } from '../embeds/preview/use-preview.ts'
import type { Scheme } from '../embeds/preview/use-preview.ts'
import classes from './branding-page.module.css'
import type { Colors } from './use-branding-form.ts'

const BookingPreview = lazyPart(
  async () => (await import('@scheduling/booking-ui')).BookingPreview,
  () => <Skeleton height={420} />,
)

interface Props {
  branding: Branding
  /** The colors in the form. */
  colors: Colors
  hidesProductName: boolean
}

/** The booking page of the first event type, as a visitor with this color scheme would see it. */
export function BrandingPreview({ branding, colors, hidesProductName }: Props) {
  const t = useText()
  const me = useMe()
  const [scheme, setScheme] = useState<Scheme>('light')
  const preview = usePreview(undefined, EMBED_DEFAULTS, scheme, null)
  const { avatar, logo, background } = branding
  const { tag, direction } = LANGUAGES[me.language]
  const page = useMemo(
    () =>
      preview && {
        ...preview,
        owner: { ...preview.owner, avatar, logo, background, colors, hidesProductName },
      },
    [preview, avatar, logo, background, colors, hidesProductName],
  )
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>
        {t('branding.preview')}
        <SegmentedControl
          size="xs"
          aria-label={t('branding.scheme')}
          value={scheme}
          onChange={(chosen) => setScheme(chosen === 'dark' ? 'dark' : 'light')}
          data={[
            { value: 'light', label: t('branding.light') },
            { value: 'dark', label: t('branding.dark') },
          ]}
        />
      </figcaption>
      <div className={classes.page} lang={tag} dir={direction}>
        {page === null && <p className={classes.hint}>{t('event_types.empty')}</p>}
        {page === undefined && <Skeleton height={420} />}
        {page && <BookingPreview {...page} />}
      </div>
    </figure>
  )
}
