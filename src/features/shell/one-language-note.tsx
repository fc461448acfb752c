import { type Locale, languageKey } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { Sheet } from '~/ui/sheet'
import { useLanguageSwitch } from './language-switch'

/**
 * On a page that exists in one language only, says so in the other language and offers the nearest page there. It uses the
 * language switch, so it works without JavaScript too.
 */
export function OneLanguageNote({ other }: { other: Locale }) {
  const onSubmit = useLanguageSwitch(other)
  return (
    <div className="one-language" lang={other}>
      <Sheet>
        <form method="post" action="/language" onSubmit={onSubmit}>
          <span>{m.shell_one_language({}, { locale: other })}</span>
          <input type="hidden" name={languageKey} value={other} />
          <button type="submit">{m.shell_nearest_page({}, { locale: other })}</button>
        </form>
      </Sheet>
    </div>
  )
}
