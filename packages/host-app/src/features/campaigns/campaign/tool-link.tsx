import type { Campaign } from '@scheduling/contract'
import { TOOLS } from '@scheduling/contract/campaign-tools'
import { useText } from '../../../language/language.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import editor from '../../../ui/page/editor.module.css'
import { mergeFieldText } from '../merge-field-text.ts'
import classes from './campaign.module.css'

/** The link that an outreach tool fills in for each lead. */
export function ToolLink({ campaign: { link, tool } }: { campaign: Campaign }) {
  const t = useText()
  return (
    <section className={classes.section} aria-labelledby="tool-link">
      <h2 id="tool-link" className={editor.title}>
        {tool ? t('campaigns.tool_link', { tool: TOOLS[tool].name }) : t('campaigns.tool_link_any')}
      </h2>
      <p className={editor.hint}>{t('campaigns.tool_link_text', { field: mergeFieldText('lead_id') })}</p>
      <bdi dir="ltr" className={classes.link}>
        {link}
      </bdi>
      <div className={editor.buttons}>
        <CopyButton text={link} label={t('campaigns.tool_link_copy')} said={t('leads.copied')} />
      </div>
      <p className={editor.hint}>{t('campaigns.tool_link_export')}</p>
    </section>
  )
}
