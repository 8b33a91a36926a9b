import type { Location } from '@scheduling/contract'
import { useWords } from '../../../page/words.tsx'
import { fieldCss, FieldGroup } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { locationLine } from '../../event-types/location.ts'

interface LocationFieldProps {
  locations: Location[]
  chosen: number
  onChoose: (index: number) => void
}

export function LocationField({ locations, chosen, onChoose }: LocationFieldProps) {
  const words = useWords()
  const { t } = words
  return (
    <FieldGroup name="location" label={t('where')}>
      {locations.map((location, index) => {
        const { icon, text } = locationLine(location, words)
        return (
          <label key={text} className={fieldCss.choice}>
            <input
              type="radio"
              name="location"
              value={index}
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            <Icon shape={icon} />
            {text}
          </label>
        )
      })}
    </FieldGroup>
  )
}
