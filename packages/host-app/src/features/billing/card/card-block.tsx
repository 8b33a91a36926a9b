import { Button, Popover } from '@mantine/core'
import type { Billing } from '@scheduling/contract'
import { useState } from 'react'
import type { Provider } from '../../../data/payment-client.ts'
import { useText } from '../../../language/language.tsx'
import { formElement } from '../../../ui/form/form-element.ts'
import classes from '../billing.module.css'
import { brandName } from '@scheduling/domain/pricing'
import { CardField } from './card-field.tsx'
import { useCard } from './use-card.ts'
import { usePaymentClient } from './use-payment-client.ts'

// Specification, section 2.
const DROPDOWN_WIDTH = 360

export function CardBlock({ billing, provider }: { billing: Billing; provider: Provider }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { card, subscription } = billing
  return (
    <div className={classes.row}>
      {card ? (
        <p>
          {t('card.ending', { brand: brandName(card.brand), last4: card.last4 })}
          <br />
          <span className={classes.dim}>{t('card.expires', { date: expiryOf(card) })}</span>
        </p>
      ) : (
        <p>{t('card.none')}</p>
      )}
      <Popover
        opened={isOpen}
        onChange={setOpen}
        width={DROPDOWN_WIDTH}
        position="bottom-end"
        trapFocus
        returnFocus
        closeOnClickOutside
        withinPortal={false}
      >
        <Popover.Target>
          <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(card ? 'card.update' : 'card.add')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown} aria-label={t('card.update')}>
          {isOpen && (
            <CardForm
              provider={provider}
              isNew={card === null}
              isTried={subscription !== false}
              isRemovable={card !== null && (subscription === false || subscription.canceled)}
              onSaved={() => setOpen(false)}
            />
          )}
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}

/** The year has two digits. */
function expiryOf({ exp_month, exp_year }: NonNullable<Billing['card']>): string {
  return `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`
}

function CardForm({
  provider,
  isNew,
  isTried,
  isRemovable,
  onSaved,
}: {
  provider: Provider
  isNew: boolean
  isTried: boolean
  isRemovable: boolean
  onSaved: () => void
}) {
  const t = useText()
  const opened = usePaymentClient(provider)
  const [isComplete, setComplete] = useState(false)
  const { isSaving, problem, setFields, save, remove } = useCard({
    paymentClient: opened.paymentClient,
    failure: t(isNew ? 'card.failed' : 'card.update_failed'),
    onSaved,
  })
  return (
    <form {...formElement(() => isComplete && save())} className={classes.card}>
      <CardField opened={opened} onFields={setFields} onComplete={setComplete} problem={problem} />
      {isTried && <p className={classes.dim}>{t('card.hold')}</p>}
      <div className={classes.actions}>
        <Button type="submit" loading={isSaving} disabled={!isComplete}>
          {t('card.save')}
        </Button>
        {isRemovable && (
          <Button
            variant="default"
            onClick={() => {
              remove()
              onSaved()
            }}
          >
            {t('card.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
