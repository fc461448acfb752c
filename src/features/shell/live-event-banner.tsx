import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { textIn } from '~/contract/locale'
import { useLocale } from '~/lib/locale'
import { writeStored } from '~/lib/storage'
import { classifyStoredAddress } from '~/lib/stored-address'
import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { Sheet } from '~/ui/sheet'
import { closedEventKey } from './boot-script'

/** A dead link remains one: a path without a route leads to the home page, any other to a 404. */
const reportDeadBanner = createIsomorphicFn()
  .server((router: AnyRouter, href: string) => void classifyStoredAddress(router, href, 'banner'))
  .client((_router: AnyRouter, _href: string) => undefined)

/**
 * The banner of a live event above the navigation, which came with the first page of the visit. `bootScript` hides a closed one
 * before the first paint, so closing only sets the attribute that hides it.
 */
export function LiveEventBanner() {
  const router = useRouter()
  const locale = useLocale()
  const { banner } = router.options.context
  if (!banner) return null
  const { id, text, linkText, href } = banner
  reportDeadBanner(router, href)

  function close() {
    document.documentElement.dataset.banner = 'closed'
    document.querySelector<HTMLElement>('.hd-logo')?.focus()
    // Without storage, the banner returns with the next page load.
    writeStored('session', closedEventKey, id)
  }

  return (
    <aside className="banner" aria-label={m.shell_banner()}>
      <Sheet className="banner-row">
        <p>
          {phrased(textIn(text, locale))}{' '}
          <a href={href} target="_blank" rel="noopener">
            {textIn(linkText, locale)}
            <span className="vh">{m.shell_new_tab()}</span>
          </a>
        </p>
        <button type="button" className="banner-close" aria-label={m.shell_banner_close()} onClick={close}>
          <span className="i-lucide-x" aria-hidden="true" />
        </button>
        {/* Closes it on this page; only a script remembers it. */}
        <noscript>
          {import.meta.env.SSR && (
            <label className="banner-close">
              <input type="checkbox" className="vh" aria-label={m.shell_banner_close()} />
              <span className="i-lucide-x" aria-hidden="true" />
            </label>
          )}
        </noscript>
      </Sheet>
    </aside>
  )
}
