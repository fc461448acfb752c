import { type ComponentType, useEffect, useState } from 'react'
import { brand } from '~/contract/brand'
import { languageKey, nextLocale, shortLanguageNames } from '~/contract/locale'
import { AccountModalHost } from '~/features/shell/account-modal-host'
import { ThemeToggle } from '~/features/shell/theme-toggle'
import { openAccountModal } from '~/lib/account-modal'
import { onApiError } from '~/lib/api'
import { useLocale } from '~/lib/locale'
import { loadCurrentUser, logOut, useSession } from '~/lib/session'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Logo } from '~/ui/logo'
import { HomePage } from './home/home-page'
import { listedPages, pageOf } from './pages'

const path = location.pathname
const page = pageOf(path)

/** The frame of every page of the desk: the navigation of what the account may use, and the page. */
export function DeskShell() {
  useEffect(() => {
    void loadCurrentUser()
    document.title = page ? `${page.name()} · ${m.desk_title({ brand })}` : m.desk_title({ brand })
    // A login that ended leaves the page and what is typed on it as they are, under the login.
    return onApiError(({ status, text }) => {
      showToast({ tone: 'error', text })
      if (status === 401 || status === 403) openAccountModal('login')
    })
  }, [])

  return (
    <div className="desk">
      <a className="skip" href="#main">
        {m.desk_skip()}
      </a>
      <Bar />
      <main id="main" tabIndex={-1} className="desk-page">
        <Page />
      </main>
      <AccountModalHost />
    </div>
  )
}

function Bar() {
  const { user } = useSession()
  return (
    <header className="desk-bar">
      <a href="/desk" className="desk-logo" aria-current={path === '/desk' ? 'page' : undefined}>
        <Logo />
        <span>{m.desk_name()}</span>
      </a>
      <nav className="desk-nav" aria-label={m.desk_navigation()}>
        {listedPages().map(([address, { name }]) => (
          <a key={address} href={address} aria-current={isWithin(address) ? 'page' : undefined}>
            {name()}
          </a>
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

/** Whether the page is the listed one or lies below its address. */
const isWithin = (address: string) => path === address || path.startsWith(`${address}/`)

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

/** The page of the path, as soon as its code is there. */
function Page() {
  const [Loaded, setLoaded] = useState<ComponentType>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    page?.load().then(
      (component) => setLoaded(() => component),
      () => setFailed(true)
    )
  }, [])
  if (!page) return <HomePage />
  if (failed) return <p className="desk-notice">{m.desk_failed()}</p>
  return Loaded ? <Loaded /> : null
}
