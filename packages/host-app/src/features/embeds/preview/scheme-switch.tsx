import { SegmentedControl } from '@mantine/core'
import { useText } from '../../../language/language.tsx'
import classes from './site-preview.module.css'
import type { Scheme } from './use-preview.ts'

interface Props {
  scheme: Scheme
  onScheme: (scheme: Scheme) => void
}

/** A heading above the site, and a switch between light and dark. */
export function SchemeSwitch({ scheme, onScheme }: Props) {
  const t = useText()
  return (
    <figcaption className={classes.caption}>
      <span>{t('embed.preview_text')}</span>
      <SegmentedControl
        size="xs"
        aria-label={t('embed.scheme')}
        value={scheme}
        onChange={(chosen) => onScheme(chosen === 'dark' ? 'dark' : 'light')}
        data={[
          { value: 'light', label: t('embed.light') },
          { value: 'dark', label: t('embed.dark') },
        ]}
      />
    </figcaption>
  )
}
