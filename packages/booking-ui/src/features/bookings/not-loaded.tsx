import { useWords } from '../../page/words.tsx'
import controls from '../../ui/controls.module.css'
import { alertIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'

/** Shown when a part of the page in a separate file did not load. */
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
