import { useText } from '../../../language/language.tsx'
import { IconCheck } from '../../../ui/icons.ts'
import { checkPassword } from './password.ts'
import classes from './password-checklist.module.css'

export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  const t = useText()
  return (
    <ul id={id} className={classes.list} aria-label={t('password.rules')}>
      {checkPassword(password).map(({ code, isMet }) => (
        <li key={code} className={classes.rule} data-met={isMet || undefined}>
          <span className={classes.mark} aria-hidden>
            {isMet && <IconCheck size={12} stroke={3} />}
          </span>
          {t(`password.${code}`)}
          <span className={classes.state}>{isMet ? t('password.met') : t('password.missing')}</span>
        </li>
      ))}
    </ul>
  )
}
