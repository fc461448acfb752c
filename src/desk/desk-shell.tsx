import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { brand } from '~/contract/brand'
import { languageKey, nextLocale, shortLanguageNames } from '~/contract/locale'
import { AccountModalHost } from '~/features/shell/account-modal-host'
import { PageAnnouncer } from '~/features/shell/page-announcer'
import { PendingBar } from '~/features/shell/pending-bar'
import { ThemeToggle } from '~/features/shell/theme-toggle'
import { openAccountModal } from '~/lib/account-modal'
import { onApiError } from '~/lib/api'
import { useLocale } from '~/lib/locale'
import { loadCurrentUser, logOut, useSession } from '~/lib/session'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Logo } from '~/ui/logo'
import { DeskLink } from './link'
import { useListedPages } from './listed-pages'

/** The frame of every page of the desk: the navigation with the areas that the account may use, and the page. */
export function DeskShell() {
  useEffect(() => {
    void loadCurrentUser()
    // When the session expires, the page and its typed texts stay as they are, under the login.
    return onApiError(({ status, field, text }) => {
      // A 404 that names no field means that the account no longer has a role for the call.
      showToast({ tone: 'error', text: status === 404 && field === undefined ? m.desk_no_access() : text })
      if (status === 401 || status === 403) openAccountModal('login')
    })
  }, [])
  useTitle()
  const router = useRouter()
  useEffect(
    // A new document would begin at its top as well.
    () =>
      router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
        if (fromLocation && hrefChanged) document.getElementById('main')?.focus({ preventScroll: true })
      }),
    [router]
  )

  return (
    <div className="desk">
      <PendingBar />
      <PageAnnouncer />
      <a className="skip" href="#main">
        {m.desk_skip()}
      </a>
      <Bar />
      <main id="main" tabIndex={-1} className="desk-page">
        <Outlet />
      </main>
      <AccountModalHost />
    </div>
  )
}

/** A page that is still loading, or could not be loaded, leaves the title as it is. */
function useTitle() {
  const page = useMatches({ select: (matches) => matches.at(-1) })
  useLayoutEffect(() => {
    if (page?.status !== 'success') return
    const name = page.staticData.deskPage?.name
    document.title = name ? `${name()} · ${m.desk_title({ brand })}` : m.desk_title({ brand })
  }, [page])
}

function Bar() {
  const { user } = useSession()
  return (
    <header className="desk-bar">
      <DeskLink to="/desk" className="desk-logo" isArea>
        <Logo />
        <span>{m.desk_name()}</span>
      </DeskLink>
      <nav className="desk-nav" aria-label={m.desk_navigation()}>
        {useListedPages().map(({ path, name }) => (
          <DeskLink key={path} to={path} isArea>
            {name()}
          </DeskLink>
        ))}
      </nav>
      <div className="desk-tools">
        <LanguageForm />
        <ThemeToggle />
        <span className="desk-user">{user?.username}</span>
        <a className="hd-tool" href="/">
          {m.desk_to_site()}
        </a>
        <button type="button" className="hd-tool" onClick={leave}>
          {m.desk_logout()}
        </button>
      </div>
    </header>
  )
}

async function leave() {
  try {
    await logOut()
    location.assign('/')
  } catch {
    showToast({ tone: 'error', text: m.shell_logout_failed() })
  }
}

/** The edge stores the language and answers with the page in it. */
function LanguageForm() {
  const locale = nextLocale(useLocale())
  return (
    <form className="hd-language" method="post" action="/language" aria-label={m.shell_language()}>
      <input type="hidden" name={languageKey} value={locale} />
      <button className="hd-tool" type="submit" lang={locale}>
        {shortLanguageNames[locale]}
      </button>
    </form>
  )
}
