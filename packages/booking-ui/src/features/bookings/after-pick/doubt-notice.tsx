import { translator } from '@scheduling/messages'
import type { Translated } from '@scheduling/messages'
import type { DoubtMessages } from '@scheduling/messages/doubt'
import { useWords } from '../../../page/words.tsx'
import { noteIcon } from '../../../ui/icons-of-steps.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Warns that the host may be busy: one of their calendars cannot be read, and they chose to count it as free. */
export function DoubtNotice({ texts }: { texts: Translated<DoubtMessages> }) {
  const { tag } = useWords()
  const t = translator<DoubtMessages>(texts, tag)
  return (
    <Notice tone="plain" icon={noteIcon} title={t('mightBeBlocked')}>
      <p>{t('mightBeBlockedText')}</p>
    </Notice>
  )
}
