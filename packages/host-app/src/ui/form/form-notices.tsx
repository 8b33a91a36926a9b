import { useText } from '../../language/language.tsx'
import classes from './form-notices.module.css'

interface Props {
  /** What is in the fields was typed earlier. */
  isRestored: boolean
  /** Why it was not saved, where no field is to blame. */
  failure?: string
}

/** The button that was pressed may be far below, and has lost the focus while it was on its way. */
function show(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
  element?.scrollIntoView?.({ block: 'nearest' })
}

/** What stands above a form's fields: what concerns all of them. */
export function FormNotices({ isRestored, failure }: Props) {
  const t = useText()
  return (
    <>
      {isRestored && <output className={classes.restored}>{t('form.restored')}</output>}
      {failure && (
        <p role="alert" tabIndex={-1} ref={show} className={classes.failure}>
          {failure}
        </p>
      )}
    </>
  )
}
