/**
 * Fits any frame: the video takes the width that there is. Over a picture its corner is left or right in any language, because
 * pictures are not mirrored.
 */
export const STYLE = `
:root { color-scheme: light dark; --ink: #16181d; --ground: #fff; --line: #d5d9e0; --accent: #0064b8; --button: #0064b8; --on-button: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1f3f6; --ground: #16181d; --line: #3a4049; --accent: #6db6f5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/24px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 1100px; margin: 0 auto; padding-bottom: 16px; }
h1 { font-size: 18px; line-height: 26px; margin: 0; padding: 12px 16px 4px; overflow-wrap: anywhere; }
.greeting { font-size: 22px; line-height: 30px; margin: 0; padding: 16px; overflow-wrap: anywhere; white-space: pre-line; }
.stage { position: relative; background: #000; }
.stage video, .stage iframe, .facade { display: block; width: 100%; aspect-ratio: 16 / 9; max-height: 82vh; border: 0; object-fit: contain; }
.facade { position: relative; display: grid; place-items: center; color: #fff; text-decoration: none; background: #16181d; }
.facade span { padding: 12px 20px; border-radius: 999px; background: var(--button); color: var(--on-button); }
.over { aspect-ratio: 16 / 9; max-height: 82vh; overflow: hidden; background: var(--line); }
.over > img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: 0 0; }
.over > video { position: absolute; bottom: 16px; left: 16px; width: 30%; min-width: 144px; border-radius: 12px; background: #000; box-shadow: 0 4px 24px #0006; }
.over.right > video { left: auto; right: 16px; }
.over.top > video { top: 16px; bottom: auto; }
.small > video { width: 20%; }
.large > video { width: 45%; }
.round > video { aspect-ratio: 1; object-fit: cover; border-radius: 50%; }
.round > video:hover, .round > video:focus { border-radius: 12px; }
.over > video:fullscreen { border-radius: 0; object-fit: contain; }
.over > .greeting { position: absolute; inset-block-start: 0; inset-inline: 0; padding: 12px 16px; background: var(--ground); }
.over.top > .greeting { inset-block: auto 0; }
@media (max-width: 600px) { .over { aspect-ratio: 1; } .over > video { width: 45%; } }
.below { display: flex; flex-wrap: wrap; gap: 8px 16px; padding: 4px 16px; margin: 0; list-style: none; align-items: center; }
a { color: var(--accent); }
.cue { display: inline-block; padding: 8px 16px; border-radius: 8px; background: var(--button); color: var(--on-button); text-decoration: none; }
.cue[hidden] { display: none; }
@media (scripting: none) { .below label { display: none; } }
.cues { position: absolute; inset-block-start: 6px; inset-inline-start: 6px; max-width: calc(100% - 64px); max-height: calc(100% - 84px); overflow: auto; display: flex; flex-wrap: wrap; align-items: start; gap: 8px; padding: 6px; }
.failed { margin: 0; padding: 8px 12px; border-radius: 8px; background: var(--ground); color: var(--ink); }
.failed:not([data-why]), [data-why=file] > .connection, [data-why=connection] > .file { display: none; }
.over > .cues { inset: auto 10px 10px auto; max-width: 45%; }
.over.right > .cues { left: 10px; right: auto; }
.over.top > .cues { top: 10px; bottom: auto; }
.stage:not(.over):fullscreen > video { aspect-ratio: auto; height: 100%; max-height: none; }
.over:fullscreen { aspect-ratio: auto; max-height: none; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
select, input, button { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; padding: 6px 12px; min-height: 40px; }
button { background: var(--button); border-color: var(--button); color: var(--on-button); }
.full { position: absolute; inset-block-start: 12px; inset-inline-end: 12px; width: 40px; padding: 9px; border: 0; background: #000a; color: #fff; }
.full[hidden] { display: none; }
.full[aria-pressed=true] { background: #fff; color: #000; }
.full svg { display: block; fill: none; stroke: currentColor; stroke-width: 2; }
.over > .greeting { padding-inline-end: 64px; }
.over.top > .full { inset-block: auto 12px; }
@media (hover: hover) { .stage:not(:hover, :focus-within) > .full { opacity: 0; } }
dialog { width: min(920px, 96vw); height: min(760px, 92vh); padding: 0; border: 1px solid var(--line); border-radius: 12px; background: var(--ground); }
dialog iframe { width: 100%; height: calc(100% - 56px); border: 0; }
dialog form { display: flex; justify-content: end; padding: 8px; }
.bare main { max-width: none; padding: 0; }
.bare h1, .bare .greeting, .bare label, .bare ol { display: none; }
.bare .stage video, .bare .stage iframe, .bare .facade { aspect-ratio: auto; height: 100vh; max-height: none; }
.bare .below { position: absolute; inset-block-start: 8px; padding-inline: 12px; }
.notice { padding: 32px 16px; max-width: 560px; margin: 0 auto; }
.notice form { display: grid; gap: 12px; padding-top: 12px; }
.wrong { color: light-dark(#b00020, #ff8a9a); }
`
