import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { alertIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'

/** Where a part of the page with a file of its own could not be had. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t, refusal } = useWords()
  return (
    <Notice tone="danger" icon={alertIcon} title={refusal('unavailable')}>
      <button type="button" className={controls.quiet} onClick={onRetry}>
        {t('retry')}
      </button>
    </Notice>
  )
}
