import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { type Locale, languageKey } from '~/contract/locale'
import { storeLocale, useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { rememberPlace } from './keep-place'

/** The language that a press leads to, in its own words. */
const other: Readonly<Record<Locale, { locale: Locale; short: string; name: string }>> = {
  'zh-CN': { locale: 'en-US', short: 'EN', name: 'English' },
  'en-US': { locale: 'zh-CN', short: '中文', name: '中文' }
}

const buttonId = 'language-switch'

/**
 * Switches the language. It is a form so that it works without JavaScript: the edge stores the choice and answers with
 * the same page. With JavaScript the page changes where it stands, and stays at the place that is being read.
 */
export function LanguageSwitch() {
  const router = useRouter()
  const { locale, short, name } = other[useLocale()]

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const restorePlace = rememberPlace()
    flushSync(() => storeLocale(locale))
    document.getElementById(buttonId)?.focus({ preventScroll: true })
    restorePlace()
    // Loaders bring their data in the new language, guards decide again, titles change.
    await router.invalidate()
    restorePlace()
  }

  return (
    <form className="hd-language" method="post" action="/language" aria-label={m.shell_language()} onSubmit={onSubmit}>
      <button id={buttonId} className="hd-tool" type="submit" name={languageKey} value={locale} lang={locale} title={name}>
        {short}
      </button>
    </form>
  )
}
