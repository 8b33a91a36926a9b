import { Button } from '@mantine/core'
import type { Provider } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import classes from './trial-account.module.css'

type Typed = Provider['asks'][number]

interface Props {
  typed: readonly { name: Typed; label: string; value: string }[]
  onFill: (name: Typed, value: string) => void
}

/** The credentials for a stand-in account, for people who try the product. */
export function TrialAccount({ typed, onFill }: Props) {
  const t = useText()
  const address = typed.find(({ name }) => name === 'address')?.value ?? ''
  return (
    <div className={classes.trial}>
      <p>{t('connections.trial_text')}</p>
      <dl className={classes.typed}>
        {typed.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd dir="ltr">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <Button
          type="button"
          variant="default"
          onClick={() => typed.forEach(({ name, value }) => onFill(name, value))}
        >
          {t('connections.trial_fill')}
        </Button>
        {URL.canParse(address) && (
          <a href={new URL(address).origin} target="_blank" rel="noreferrer">
            {t('connections.trial_look')}
          </a>
        )}
      </div>
    </div>
  )
}
