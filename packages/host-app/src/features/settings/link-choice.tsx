import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { slugProblem } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import classes from './link-choice.module.css'

interface Props {
  /** That they have. */
  own: string
  name: string
  value: string
  error: string | undefined
  onBlur: () => void
  onPick: (link: string) => void
}

/** The personal address: asked for while typing, with some that are free where it is taken. */
export function LinkChoice({ own, name, value, error, onBlur, onPick }: Props) {
  const t = useText()
  const { call, origin } = useDeps()
  const [settled] = useDebouncedValue(value, 300)
  const isAsked = settled !== own && !slugProblem(settled, 'owner')
  const { data } = useQuery({
    queryKey: ['link-choice', settled],
    queryFn: ({ signal }) => call('GET /settings/link', { query: { link: settled }, signal }),
    enabled: isAsked,
    retry: false,
  })
  const found = settled === value && isAsked ? data : undefined
  return (
    <div>
      <TextInput
        label={t('account.link')}
        dir="ltr"
        description={`${new URL(origin).host}/${value || '…'}`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        name={name}
        value={value}
        error={found && !found.isFree ? t('error.slug_taken') : error}
        onBlur={onBlur}
        onChange={(event) => onPick(event.currentTarget.value.toLowerCase().replace(/\s+/g, '-'))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <output className={classes.found}>
        {found?.isFree && <span className={classes.free}>{t('link.free')}</span>}
        {found && found.suggestions.length > 0 && (
          <>
            {t('link.suggestions')}
            {found.suggestions.map((suggestion) => (
              <Button key={suggestion} size="sm" variant="default" onClick={() => onPick(suggestion)}>
                <bdi dir="ltr">{suggestion}</bdi>
              </Button>
            ))}
          </>
        )}
      </output>
    </div>
  )
}
