import type { TimeFormat } from '@scheduling/domain/words'
import type { LinkTo } from '../../page/links.ts'
import { useWords } from '../../page/words.tsx'
import { takesOver } from '../../ui/clicks.ts'
import css from './time-format-switch.module.css'

interface TimeFormatSwitchProps {
  link: LinkTo
  onChange: (format: TimeFormat) => void
}

export function TimeFormatSwitch({ link, onChange }: TimeFormatSwitchProps) {
  const { t, timeFormat } = useWords()
  const choice = (format: TimeFormat, text: string) => (
    <a
      className={css.choice}
      href={link({ timeFormat: format })}
      aria-current={timeFormat === format ? 'true' : undefined}
      rel="nofollow"
      onClick={(event) => takesOver(event) && onChange(format)}
    >
      {text}
    </a>
  )
  return (
    <div className={css.switch} role="group" aria-label={t('timeFormat')}>
      {choice('12h', t('hours12'))}
      {choice('24h', t('hours24'))}
    </div>
  )
}
