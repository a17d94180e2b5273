/**
 * Who speaks to their computer may press keys without meaning to, so a key that does something by itself can be
 * switched off (WCAG 2.1.4); remembered on this device (`slash-key.ts`). Not shown where there is no keyboard.
 */
export function SlashKeyChoice() {
  return (
    <label className="needs-script hidden min-h-11 items-center gap-3 text-ash keyboard:flex">
      <input id="slash-key" type="checkbox" className="size-5 accent-brass" defaultChecked />
      <span>The key “/” leads to the search</span>
    </label>
  )
}
