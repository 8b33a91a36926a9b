import { Button, Select, TextInput } from '@mantine/core'
import type { Api, BillingDetails } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useMemo } from 'react'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useLanguage } from '../../../language/language.tsx'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import classes from '../billing.module.css'
import { countriesIn } from './countries.ts'
import type { TaxIdCheck, TaxIdStatus } from './use-tax-id.ts'
import { useTaxId } from './use-tax-id.ts'

export type DetailsInput = Api['POST /stripe/updateBillingDetails']['$args']['body']

interface Props {
  details: BillingDetails | null
  /** Preselected if there are no details yet. Empty: none. */
  country: string
  /** `unsaved`: why the tax id is not kept. Undefined: it is, or there is none. */
  onSave: (input: DetailsInput, unsaved: UnsavedTaxId | undefined) => Promise<void>
}

/** Why a tax id is not kept. */
export type UnsavedTaxId = Extract<TaxIdStatus, 'unknown' | 'invalid' | 'unchecked'>

function isUnsaved(status: TaxIdStatus): status is UnsavedTaxId {
  return status === 'unknown' || status === 'invalid' || status === 'unchecked'
}

const EMPTY = {
  company_name: '',
  country_code: '',
  address_line_1: '',
  address_line_2: '',
  city: '',
  postal_code: '',
  phone: '',
  tax_id: '',
}
type Values = typeof EMPTY
type LimitedField = Exclude<keyof Values, 'country_code'>

const REQUIRED = ['country_code', 'address_line_1', 'city', 'postal_code'] as const

export function DetailsForm({ details, country, onSave }: Props) {
  const { t, language } = useLanguage()
  const countries = useMemo(() => countriesIn(LANGUAGES[language].tag), [language])
  const saved = useMemo<Values>(
    () => ({ ...EMPTY, country_code: country, ...(details && pick(details)) }),
    [details, country],
  )
  const { form, failure, element } = useSentForm<Values>({
    saved,
    check: (values) =>
      Object.fromEntries(
        REQUIRED.filter((name) => values[name].trim() === '').map((name) => [name, t('field.required')]),
      ),
    // Keep only an id that the register knows.
    send: async (values) => {
      const status = await taxId.verify()
      const country_name = countries.find(({ value }) => value === values.country_code)?.label ?? ''
      const isKept = status === 'valid'
      await onSave(
        { ...values, tax_id: isKept ? values.tax_id : '', country_name },
        isUnsaved(status) ? status : undefined,
      )
    },
    failureOf: () => t('details.update_failed'),
  })
  const taxId = useTaxId(
    { typed: form.values.tax_id, country: form.values.country_code },
    {
      taxId: details?.tax_id ?? '',
      status: details?.tax_id_status ?? null,
    },
  )
  const text = (name: LimitedField) => ({ ...form.text(name), maxLength: limits.BILLING[name] })
  return (
    <form {...element} className={classes.steps}>
      <FormNotices isRestored={false} failure={failure} />
      <div className={classes.fields}>
        <TextInput {...text('company_name')} label={t('details.company')} autoComplete="organization" />
        <Select
          {...form.value('country_code')}
          onChange={(code) => form.set('country_code', code ?? '')}
          label={t('details.country')}
          data={countries}
          searchable
          aria-required
          autoComplete="country"
        />
        <TextInput
          {...text('address_line_1')}
          label={t('details.line_1')}
          aria-required
          autoComplete="address-line1"
        />
        <TextInput {...text('address_line_2')} label={t('details.line_2')} autoComplete="address-line2" />
        <TextInput {...text('city')} label={t('details.city')} aria-required autoComplete="address-level2" />
        <TextInput
          {...text('postal_code')}
          label={t('details.postal_code')}
          aria-required
          autoComplete="postal-code"
        />
        <TextInput {...text('phone')} label={t('details.phone')} type="tel" autoComplete="tel" />
        <div>
          <TextInput
            {...text('tax_id')}
            label={t('details.tax_id')}
            description={t('details.tax_id_text')}
            dir="ltr"
            spellCheck={false}
          />
          <TaxIdWords check={taxId} />
        </div>
      </div>
      <div>
        <Button type="submit" loading={form.isSending}>
          {t('details.save')}
        </Button>
      </div>
    </form>
  )
}

function pick(details: BillingDetails): Values {
  return Object.fromEntries(Object.keys(EMPTY).map((name) => [name, details[name as keyof Values]])) as Values
}

function TaxIdWords({ check: { status, name } }: { check: TaxIdCheck }) {
  const { t } = useLanguage()
  const words = () => {
    if (status === 'valid') return name ? t('details.tax_valid_name', { name }) : t('details.tax_valid')
    return status === 'empty' ? '' : t(`details.tax_${status}`)
  }
  return (
    <output className={status === 'invalid' || status === 'unknown' ? classes.problem : classes.dim}>
      {words()}
    </output>
  )
}
