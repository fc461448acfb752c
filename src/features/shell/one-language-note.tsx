import { type Locale, languageKey } from '~/contract/locale'
import { m } from '~/paraglide/messages'
import { Sheet } from '~/ui/sheet'
import { useSwitchTo } from './language-switch'
import './one-language-note.css'

/**
 * Says on a page that exists in one language, in the words of the other one, that it does, and offers what comes nearest
 * to it there. It is the switch of language, so that it works without JavaScript too.
 */
export function OneLanguageNote({ other }: { other: Locale }) {
  const onSubmit = useSwitchTo(other)
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
