import { Autocomplete, Button, NumberInput } from '@mantine/core'
import type { AdministeredAccount, Api } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { isOfPeople } from '@scheduling/domain/entitlements'
import { longerThan } from '../../data/problem-text.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { Choice } from '../settings/choice.tsx'
import classes from './administration.module.css'

export type Plan = Api['PUT /operator/accounts/:id/plan']['$args']['body']

interface Props {
  account: AdministeredAccount
  onSend: (plan: Plan) => Promise<void>
}

// Specification, section 3.
const NAMES = ['growth', 'agency', 'professional', 'business', 'entry', 'connect']
const PLANS = [
  'Free',
  'entry_trial',
  ...NAMES.flatMap((name) => [`${name}_monthly`, `${name}_yearly`]),
  'lite',
  'essential',
  'professional',
]

export function PlanForm({ account, onSend }: Props) {
  const t = useText()
  const { account_type, plan_type, event_numbers, quantity } = account
  const { form, failure, element } = useSentForm<Plan>({
    saved: { account_type, plan_type, event_numbers, quantity },
    check: ({ plan_type: name }): Problems =>
      name.trim() === ''
        ? { plan_type: t('field.required') }
        : longerThan(limits.PLAN_NAME_MAX, { plan_type: name }, t),
    // Other plans count otherwise.
    send: async ({ quantity: people, ...plan }) =>
      onSend(isOfPeople(plan.plan_type) ? { ...plan, quantity: people } : plan),
  })

  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={false} failure={failure} />
      <Choice
        label={t('administration.account_type')}
        value={form.values.account_type}
        onChange={(type) => form.set('account_type', type)}
        options={[
          ['prime', 'prime'],
          ['basic', 'basic'],
        ]}
      />
      <Autocomplete
        {...form.value('plan_type')}
        aria-required
        label={t('administration.plan_type')}
        data={PLANS}
        dir="ltr"
      />
      <NumberInput
        {...form.value('event_numbers')}
        value={form.values.event_numbers ?? ''}
        onChange={(count) => form.set('event_numbers', count === '' ? null : Number(count))}
        label={t('administration.event_numbers')}
        description={t('administration.event_numbers_text')}
        min={0}
        max={10_000}
        allowDecimal={false}
      />
      {isOfPeople(form.values.plan_type) && (
        <NumberInput
          {...form.value('quantity')}
          value={form.values.quantity ?? ''}
          onChange={(count) => form.set('quantity', count === '' ? undefined : Number(count))}
          label={t('administration.people')}
          description={t('administration.people_text')}
          min={1}
          max={limits.MEMBERS_MAX}
          allowDecimal={false}
        />
      )}
      <div>
        <Button type="submit" loading={form.isSending} disabled={!form.isDirty}>
          {t('administration.change')}
        </Button>
      </div>
    </form>
  )
}
