import { toggleTheme } from '~/lib/theme'
import { m } from '~/paraglide/messages'

export function ThemeToggle() {
  return (
    <button type="button" className="hd-tool" aria-label={m.shell_theme()} onClick={toggleTheme}>
      <span className="hd-half" aria-hidden="true" />
    </button>
  )
}
