import type { OneOff } from '@scheduling/contract'
import { timesAsText } from '@scheduling/contract/times-block'
import type { Instant } from '@scheduling/domain'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { TimeZonePicker } from '../../time-zones/time-zone-picker.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import classes from '../picking/parts.module.css'

interface Props {
  oneOff: OneOff
  url: string
  free: readonly Instant[]
}

/** The free times as text for an email, in the recipient's zone. Each one links to its own form. */
export function PasteAsText({ oneOff, url, free }: Props) {
  const t = useText()
  const format = useFormat()
  const me = useMe()
  const [zone, setZone] = useState(me.timeZone)
  const heading = t('one_off.text_heading', { zone: format.zone(zone, free[0] ?? 0) })
  const text = timesAsText({ heading, url, free, duration: oneOff.duration, zone }, format)
  return (
    <section className={classes.part}>
      <h2>{t('one_off.paste')}</h2>
      <p>{t('one_off.paste_text')}</p>
      <div className={classes.bar}>
        <TimeZonePicker label={t('one_off.receiver_zone')} value={zone} onChange={setZone} />
        <CopyButton text={text} label={t('one_off.copy_text')} said={t('one_off.text_copied')} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <pre className={classes.text} dir="auto" tabIndex={0}>
        {text}
      </pre>
    </section>
  )
}
