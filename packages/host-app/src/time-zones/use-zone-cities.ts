import { loadCities } from '@scheduling/booking-ui/zones'
import type { Cities } from '@scheduling/booking-ui/zones'
import type { Language } from '@scheduling/domain/languages'
import { useEffect, useState } from 'react'

const NONE: Cities = {}

/** Cities of time zones in a language, once they are `wanted` and have loaded. Until then all names are English. */
export function useZoneCities(language: Language, wanted: boolean): Cities {
  const [loaded, setLoaded] = useState<{ language: Language; cities: Cities }>()
  useEffect(() => {
    if (!wanted || language === 'en') return undefined
    let isCurrent = true
    const load = async () => {
      const cities = await loadCities(language)
      if (isCurrent) setLoaded({ language, cities })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [language, wanted])
  return loaded?.language === language ? loaded.cities : NONE
}
