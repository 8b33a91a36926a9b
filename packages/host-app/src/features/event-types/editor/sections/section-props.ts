import type { Form } from '../../../../ui/form/use-form.ts'
import type { EventTypeValues } from '../values/editor-values.ts'

export interface SectionProps {
  form: Form<EventTypeValues>
}
