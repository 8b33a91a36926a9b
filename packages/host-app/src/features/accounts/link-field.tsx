import { Button, TextInput } from '@mantine/core'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import classes from './account-page.module.css'
import { linkSuggestions } from './link-status.ts'
import { useLinkStatus } from './use-link-status.ts'

interface Props {
  name: string
  value: string
  error: string | undefined
  onBlur: () => void
  onPick: (link: string) => void
}

/** The personal address: checked while typing, with suggestions where it is taken. */
export function LinkField({ value, error, onPick, name, onBlur }: Props) {
  const t = useText()
  const { origin } = useDeps()
  const status = useLinkStatus(value)
  const isTaken = status === 'taken'
  return (
    <div>
      <TextInput
        label={t('account.link')}
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
      <output>
        {status === 'free' && <p className={classes.free}>{t('link.free')}</p>}
        {isTaken && (
          <div className={classes.suggestions}>
            {t('link.suggestions')}
            {linkSuggestions(value).map((suggestion) => (
              <Button key={suggestion} size="compact-sm" variant="default" onClick={() => onPick(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </div>
        )}
      </output>
    </div>
  )
}
