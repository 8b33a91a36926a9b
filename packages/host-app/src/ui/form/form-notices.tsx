import { useText } from '../../language/language.tsx'
import classes from './form-notices.module.css'

interface Props {
  /** The fields have values from an earlier draft. */
  isRestored: boolean
  /** Why it was not saved, if no field is to blame. */
  failure?: string
}

/** The pressed button may be far below, and lost the focus during the request. */
function show(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
  element?.scrollIntoView?.({ block: 'nearest' })
}

/** Messages above a form's fields, about the whole form. */
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
