import { SegmentedControl } from '@mantine/core'
import { useText } from '../../../language/language.tsx'
import classes from './editor.module.css'

export type EditorView = 'edit' | 'preview' | 'why'

interface Props {
  view: EditorView
  /** The times of an unsaved event type are not requested. */
  isNew: boolean
  onView: (view: EditorView) => void
}

/** Switches between the form and the preview where they do not fit next to each other. */
export function ViewSwitch({ view, isNew, onView }: Props) {
  const t = useText()
  return (
    <SegmentedControl
      className={classes.switch}
      fullWidth
      aria-label={t('event_type.view')}
      value={view}
      onChange={onView}
      data={[
        { value: 'edit', label: t('event_types.edit') },
        { value: 'preview', label: t('preview.title') },
        ...(isNew ? [] : [{ value: 'why' as const, label: t('why.short') }]),
      ]}
    />
  )
}
