import { bookingLink, timesAsHtml, timesAsText } from '@scheduling/contract/times-block'
import type { NewTimesBlock } from '@scheduling/contract'
import type { Instant, Minutes } from '@scheduling/domain'
import { limits } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useMe } from '../../../data/use-me.ts'
import { useFormat, useLanguage } from '../../../language/language.tsx'
import { TimeZonePicker } from '../../../time-zones/time-zone-picker.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { copyRich } from '../../../ui/copy-button/copy-rich.ts'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { HandOverButton } from '../../accounts/in-place/hand-over-button.tsx'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import classes from './external-times.module.css'

interface Props {
  /** What they book. */
  of: NewTimesBlock['of']
  starts: readonly Instant[]
  duration: Minutes
  /** The page that books them. */
  url: string
}

/** What is pasted into a message, in the recipient's time zone. */
export function CopiedTimes({ of, starts, duration, url }: Props) {
  const { t, language } = useLanguage()
  const format = useFormat()
  const toasts = useToasts()
  const me = useMe()
  const { call } = useDeps()
  const [zone, setZone] = useState(me.timeZone)
  const heading = t('one_off.text_heading', { zone: format.zone(zone, starts[0] ?? 0) })
  const offered = { heading, url, free: starts, duration, zone }
  const text = timesAsText(offered, format)
  const html = timesAsHtml({ ...offered, direction: LANGUAGES[language].direction }, format)

  /** With a picture of what is still free, which only the server can draw. */
  async function withPicture(): Promise<string> {
    if (starts.length > limits.TIMES_IN_MESSAGE_MAX) return html
    const body = {
      of,
      starts: starts.map((start) => new Date(start).toISOString()),
      timeZone: zone,
      language,
    }
    return call('POST /times-blocks', { body }).then(
      (block) => block.html,
      // The links work without it.
      () => html,
    )
  }
  async function copy(): Promise<void> {
    const isCopied = await copyRich(await withPicture(), text)
    toasts.show(t(isCopied ? 'times_block.copied' : 'copy.failed'), isCopied ? {} : { tone: 'bad' })
  }

  return (
    <section className={classes.block} aria-labelledby="times-block">
      <h2 id="times-block" className={classes.title}>
        {t('times_block.preview')}
      </h2>
      <TimeZonePicker label={t('one_off.receiver_zone')} value={zone} onChange={setZone} />
      <div className={classes.preview}>
        <p>{heading}</p>
        <ul>
          {starts.map((start) => (
            <li key={start}>
              <a href={bookingLink(url, start, zone)} target="_blank" rel="noopener">
                {format.dayOf(start, zone)}, {format.time(start, zone)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.buttons}>
        <HandOverButton make={async () => ({ html: await withPicture(), text, url })} />
        <WorkButton work={copy}>{t('times_block.copy')}</WorkButton>
        <CopyButton text={text} label={t('one_off.copy_text')} said={t('one_off.text_copied')} />
        <CopyButton text={html} label={t('times_block.copy_code')} said={t('times_block.code_copied')} />
      </div>
    </section>
  )
}
