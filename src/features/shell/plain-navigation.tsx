import { m } from '~/paraglide/messages'
import { Sheet } from '~/ui/sheet'
import { isMenu, type NavigationEntry } from './navigation'
import { NavigationAnchor } from './navigation-anchor'

/**
 * The navigation without scripts: native disclosures with every link, and why there is no login. It is inside `<noscript>`, so browsers with scripts
 * neither show nor hydrate it.
 */
export function PlainNavigation({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <Sheet>
          <p className="note plain-note">{m.shell_login_scripts()}</p>
          <nav className="plain-nav" aria-label={m.shell_navigation()}>
            {entries.map((entry) =>
              isMenu(entry) ? (
                <details key={entry.label()} name="navigation">
                  <summary>{entry.label()}</summary>
                  <div className="plain-nav-links">
                    {entry.groups
                      .flatMap(({ links }) => links)
                      .map((link) => (
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
      )}
    </noscript>
  )
}
