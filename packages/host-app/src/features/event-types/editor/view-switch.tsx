import { SegmentedControl } from '@mantine/core'
import { useText } from '../../../language/language.tsx'
import classes from './editor.module.css'

export type EditorView = 'edit' | 'preview' | 'why'

interface Props {
  view: EditorView
  /** Nothing is asked about the times of one that is not saved yet. */
  isNew: boolean
  onView: (view: EditorView) => void
}

/** What is shown where the form and what stands beside it do not fit next to each other. */
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
