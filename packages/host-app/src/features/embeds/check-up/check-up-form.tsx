import { Button, Loader, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '../../../language/language.tsx'
import { CheckUpResult } from './check-up-result.tsx'
import classes from './check-up.module.css'
import { useCheckUp } from './use-check-up.ts'

/** `page` is the booking page for code to paste. */
export function CheckUpForm({ origin, page }: { origin: string; page: string }) {
  const t = useText()
  const checkUp = useCheckUp()
  const field = useRef<HTMLInputElement>(null)
  const { looking, result, failure } = checkUp

  return (
    <div className={classes.checkUp}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          field.current?.focus()
          checkUp.start()
        }}
      >
        <TextInput
          ref={field}
          label={t('check_up.url')}
          placeholder={t('check_up.url_example')}
          type="url"
          dir="ltr"
          autoComplete="url"
          value={checkUp.typed}
          error={checkUp.problem}
          onChange={(event) => checkUp.type(event.currentTarget.value)}
          onBlur={checkUp.leave}
        />
        <Button type="submit" disabled={looking !== undefined}>
          {t(result ? 'check_up.again' : 'check_up.action')}
        </Button>
      </form>

      <output className={classes.state} aria-live="polite">
        {looking && (
          <span className={classes.looking}>
            <Loader size="sm" color="gray" aria-hidden />
            <span>{t('check_up.looking', { site: new URL(looking).host })}</span>
            <Button variant="default" size="compact-sm" onClick={checkUp.stop}>
              {t('check_up.stop')}
            </Button>
          </span>
        )}
      </output>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure} {t('check_up.failed')}
        </p>
      )}
      {result && !looking && <CheckUpResult key={result.url} checkUp={result} origin={origin} page={page} />}
    </div>
  )
}
