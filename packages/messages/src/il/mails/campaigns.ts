import type { texts as source } from '../../en/mails/campaigns.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectLeadWatched: '{percent} מתוך ״{video}״ נוגנו דרך הקישור של {lead}',
  headingLeadWatched: 'הסרטון של ליד נצפה',
  leadWatched:
    'מישהו עם הקישור של {lead} צפה ב־{seconds} מתוך ״{video}״. אי אפשר לדעת אם זה היה {lead}: כל מי שהקישור בידו יכול לפתוח אותו.',
  labelCampaign: 'קמפיין',
  actionCampaign: 'פתיחת הקמפיין',
  textCampaign: 'מה עוד נעשה עם הקישורים של הקמפיין הזה:',
  footerLeadWatched:
    'ההודעות האלה נשלחות כשמישהו צופה בסרטון דרך הקישור של ליד ב־{product}. בהגדרות, תחת התראות, אפשר לבחור באיזו תדירות הן יישלחו או לכבות אותן.',
}
