import { useLocation } from '@tanstack/react-router'
import { m } from '~/paraglide/messages'
import { useCachedMarkup } from '~/ui/cached-markup'
import { Sheet } from '~/ui/sheet'
import { currentLinks, isMenu, linksOf, type NavigationEntry } from './navigation'
import { NavigationAnchor } from './navigation-anchor'
import { useLinkVisibility } from './use-link-visibility'

/**
 * The navigation without scripts: native disclosures with every link, and the reason why there is no login. It is inside
 * `<noscript>`, so browsers with scripts neither show nor hydrate it; if the application does not start, a script shows it
 * (`late-scripts.ts`).
 */
export function PlainNavigation({ entries }: { entries: readonly NavigationEntry[] }) {
  const location = useLocation()
  const marked = import.meta.env.SSR && currentLinks(linksOf(entries), location)
  const { forumUrl } = useLinkVisibility()
  const markup = useCachedMarkup(
    `plain navigation ${forumUrl} ${marked}`,
    () => import.meta.env.SSR && <PlainLinks entries={entries} />
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from our own component
  return <noscript suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup ?? '' }} />
}

/** Every link in native disclosures, and the sentence about the login. */
export const PlainLinks = ({ entries }: { entries: readonly NavigationEntry[] }) => (
  <Sheet>
    <p className="note plain-note">{m.shell_login_scripts()}</p>
    <nav className="plain-nav" aria-label={m.shell_navigation()}>
      {entries.map((entry) =>
        isMenu(entry) ? (
          <details key={entry.label()} name="navigation">
            <summary>{entry.label()}</summary>
            <div className="plain-nav-links">
              {linksOf([entry]).map((link) => (
                <NavigationAnchor key={link.label()} link={link} />
              ))}
            </div>
          </details>
        ) : (
          <NavigationAnchor key={entry.path} link={entry} />
        )
      )}
    </nav>
  </Sheet>
)
