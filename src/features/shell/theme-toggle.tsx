import { toggleTheme } from '~/lib/theme'
import { m } from '~/paraglide/messages'

/** Changes between the light and the dark drawing. */
export function ThemeToggle() {
  return (
    <button type="button" className="hd-tool" aria-label={m.shell_theme()} onClick={toggleTheme}>
      <span className="hd-half" aria-hidden="true" />
    </button>
  )
}
