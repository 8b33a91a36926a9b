/** Tools that send a campaign's links. On a custom domain, the links of their campaigns begin with the prefix. */
export const TOOLS = {
  heyreach: { name: 'HeyReach', prefix: 'hr_' },
  la_growth_machine: { name: 'La Growth Machine', prefix: 'lgm_' },
  smartlead: { name: 'Smartlead', prefix: 'sl_' },
  instantly: { name: 'Instantly', prefix: 'il_' },
  reply_io: { name: 'Reply.io', prefix: 'rpl_' },
} as const

export type ToolId = keyof typeof TOOLS

export const TOOL_IDS = Object.keys(TOOLS) as [ToolId, ...ToolId[]]
