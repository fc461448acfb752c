import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { pageInOtherLanguage } from '~/contract/guards'
import { type Locale, languageKey, nativeLanguageNames, nextLocale, shortLanguageNames } from '~/contract/locale'
import { hasRoute } from '~/lib/has-route'
import { storeLocale, useLocale } from '~/lib/locale'
import { showOtherLanguageNotice } from '~/lib/other-language'
import { navigateWithReason } from '~/lib/redirect'
import { m } from '~/paraglide/messages'
import { loadLazyParts } from '~/ui/lazy-parts'
import { saveScrollPosition } from './scroll-position'

const buttonId = 'language-switch'

/** Submit handler of the language form when JavaScript is available. */
function useLanguageSwitch(locale: Locale) {
  const router: AnyRouter = useRouter()
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const other = pageInOtherLanguage(router.state.location.pathname, locale)
    if (other) {
      storeLocale(locale)
      const nearest = other.nearest !== undefined && hasRoute(router, other.nearest) ? other.nearest : '/'
      await navigateWithReason(router, { to: nearest }, 'language-switched')
      // The visitor is already on the nearest page, so the notice does not link to it.
      showOtherLanguageNotice({ nearest: undefined })
      return
    }
    // Only a page whose chunks are all loaded can re-render in place. Otherwise the server renders it, as without scripts.
    if (!(await loadLazyParts())) {
      if (navigator.onLine) form.submit()
      return
    }
    const restoreScrollPosition = saveScrollPosition()
    flushSync(() => storeLocale(locale))
    document.getElementById(buttonId)?.focus({ preventScroll: true })
    restoreScrollPosition()
    // Reruns loaders, guards and titles in the new language.
    await router.invalidate()
    restoreScrollPosition()
  }
}

/**
 * Switches the language. It is a form so that it works without JavaScript: the edge stores the locale and answers with the
 * same page. With JavaScript the page re-renders in place and keeps its scroll position. A page that does not exist in the
 * other language is replaced by the nearest one.
 */
export function LanguageSwitch() {
  const locale = nextLocale(useLocale())
  const onSubmit = useLanguageSwitch(locale)

  return (
    <form className="hd-language" method="post" action="/language" aria-label={m.shell_language()} onSubmit={onSubmit}>
      <input type="hidden" name={languageKey} value={locale} />
      <button id={buttonId} className="hd-tool" type="submit" lang={locale} title={nativeLanguageNames[locale]}>
        {shortLanguageNames[locale]}
      </button>
    </form>
  )
}
