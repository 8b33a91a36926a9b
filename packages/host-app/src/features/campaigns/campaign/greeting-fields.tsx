import { Button, Input, Textarea, TextInput } from '@mantine/core'
import { USUAL_FALLBACKS } from '@scheduling/domain'
import { useRef } from 'react'
import { useText } from '../../../language/language.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { mergeFieldText } from '../merge-field-text.ts'
import { fieldsToFallBack } from './campaign-values.ts'
import type { CampaignValues } from './campaign-values.ts'
import classes from './campaign.module.css'

interface Props {
  form: Form<CampaignValues>
  /** The names of fields that can be inserted. */
  fields: readonly string[]
}

/** The greeting, and what stands for missing values. */
export function GreetingFields({ form, fields }: Props) {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const { greeting, fallbacks } = form.values

  function insert(name: string) {
    const { selectionStart: from = greeting.length, selectionEnd: to = from } = field.current ?? {}
    const inserted = mergeFieldText(name)
    form.set('greeting', greeting.slice(0, from) + inserted + greeting.slice(to))
    const after = from + inserted.length
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(after, after)
    })
  }

  return (
    <>
      <div>
        <Textarea
          {...form.text('greeting')}
          ref={field}
          dir="auto"
          label={t('campaigns.greeting')}
          description={t('campaigns.greeting_text')}
          autosize
          minRows={2}
          maxRows={8}
        />
        <div className={classes.fields} role="group" aria-label={t('campaigns.insert')}>
          {fields.map((name) => (
            <Button
              key={name}
              variant="default"
              size="compact-sm"
              aria-label={t('campaigns.insert_of', { field: name })}
              onClick={() => insert(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      {fieldsToFallBack(form.values).map((name) => (
        <TextInput
          key={name}
          name={`fallbacks.${name}`}
          dir="auto"
          label={t('campaigns.fallback', { field: mergeFieldText(name) })}
          placeholder={USUAL_FALLBACKS[name]}
          value={fallbacks[name] ?? ''}
          onChange={({ currentTarget: { value } }) => form.set('fallbacks', { ...fallbacks, [name]: value })}
          onBlur={() => form.leave('fallbacks')}
        />
      ))}
      <Input.Error>{form.error('fallbacks')}</Input.Error>
    </>
  )
}
