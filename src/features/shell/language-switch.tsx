import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { foreignPage } from '~/contract/guards'
import { type Locale, languageKey } from '~/contract/locale'
import { showForeignPageNotice } from '~/lib/foreign-page'
import { hasRoute } from '~/lib/has-route'
import { storeLocale, useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { loadLazyParts } from '~/ui/lazy-parts'
import { rememberPlace } from './keep-place'

/** The language that a press leads to, in its own words. */
const other: Readonly<Record<Locale, { locale: Locale; short: string; name: string }>> = {
  'zh-CN': { locale: 'en-US', short: 'EN', name: 'English' },
  'en-US': { locale: 'zh-CN', short: '中文', name: '中文' }
}

const buttonId = 'language-switch'

/** What a form that switches the language does where there is JavaScript. */
export function useSwitchTo(locale: Locale) {
  const router: AnyRouter = useRouter()
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const foreign = foreignPage(router.state.location.pathname, locale)
    if (foreign) {
      storeLocale(locale)
      const twin = foreign.nearest !== undefined && hasRoute(router, foreign.nearest) ? foreign.nearest : '/'
      await router.navigate({ to: twin })
      // Whoever stands on the nearest page need not be offered it.
      showForeignPageNotice({ nearest: undefined })
      return
    }
    // A page that is rendered whole in one go can be put where it was. The server brings one that cannot be, as without scripts.
    if (!(await loadLazyParts())) {
      if (navigator.onLine) form.submit()
      return
    }
    const restorePlace = rememberPlace()
    flushSync(() => storeLocale(locale))
    document.getElementById(buttonId)?.focus({ preventScroll: true })
    restorePlace()
    // Loaders bring their data in the new language, guards decide again, titles change.
    await router.invalidate()
    restorePlace()
  }
}

/**
 * Switches the language. It is a form so that it works without JavaScript: the edge stores the choice and answers with
 * the same page. With JavaScript the page changes where it stands, and stays at the place that is being read. A page that
 * does not exist in the other language gives way to the one nearest to it.
 */
export function LanguageSwitch() {
  const { locale, short, name } = other[useLocale()]
  const onSubmit = useSwitchTo(locale)

  return (
    <form className="hd-language" method="post" action="/language" aria-label={m.shell_language()} onSubmit={onSubmit}>
      <input type="hidden" name={languageKey} value={locale} />
      <button id={buttonId} className="hd-tool" type="submit" lang={locale} title={name}>
        {short}
      </button>
    </form>
  )
}
