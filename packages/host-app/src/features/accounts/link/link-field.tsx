import { Button, TextInput } from '@mantine/core'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import classes from './link-field.module.css'

interface Props {
  name: string
  value: string
  error: string | undefined
  onBlur: () => void
  onPick: (link: string) => void
  /** Undefined: not known yet. */
  isFree: boolean | undefined
  /** Shown if the address is taken. */
  suggestions: readonly string[]
}

/** The personal address: checked while typing, with suggestions if it is taken. */
export function LinkField({ name, value, error, onBlur, onPick, isFree, suggestions }: Props) {
  const t = useText()
  const { origin } = useDeps()
  const isTaken = isFree === false
  return (
    <div>
      <TextInput
        label={t('account.link')}
        aria-required
        dir="ltr"
        description={`${new URL(origin).host}/${value || '…'}`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        name={name}
        size="md"
        value={value}
        error={isTaken ? t('error.slug_taken') : error}
        onBlur={onBlur}
        onChange={(event) => onPick(event.currentTarget.value.toLowerCase().replace(/\s+/g, '-'))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <output className={classes.found}>
        {isFree && <span className={classes.free}>{t('link.free')}</span>}
        {isTaken && suggestions.length > 0 && (
          <>
            {t('link.suggestions')}
            {suggestions.map((suggestion) => (
              <Button key={suggestion} size="compact-sm" variant="default" onClick={() => onPick(suggestion)}>
                <bdi dir="ltr">{suggestion}</bdi>
              </Button>
            ))}
          </>
        )}
      </output>
    </div>
  )
}
